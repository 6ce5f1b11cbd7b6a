import { useTranslation } from '@mosta/shared/i18n';
import type { OrganizerPromo, PromoState } from '@mosta/shared/schemas/organizer-promo.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useMemo } from 'react';
import { ACTIONS, ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { useRights } from '../../use-rights';
import type { PromoStep } from './promo.queries';
import { usePromoTexts } from './use-promo-texts';

/** What was asked for, about which code. */
export type Asked = { promo: OrganizerPromo; action: 'change' | PromoStep };

const TONES: Record<PromoState, Tone> = {
  active: 'good',
  early: 'now',
  expired: 'quiet',
  used: 'quiet',
  withdrawn: 'wrong',
};

type PromoTableProps = {
  promos: readonly OrganizerPromo[];
  ask: (asked: Asked) => void;
};

/** The codes with their bounds and uses, and what can be done about each. */
export function PromoTable({ promos, ask }: PromoTableProps) {
  const { t } = useTranslation('organiser');
  const { mayWrite } = useRights();
  return (
    <ServerTable
      label={t('common.pages.promos')}
      columns={useColumns(ask)}
      {...(mayWrite('content') ? {} : { hidden: ACTIONS })}
      rows={promos}
      keyOf={({ _id }) => _id}
    />
  );
}

function useColumns(ask: PromoTableProps['ask']): readonly TableColumn<OrganizerPromo>[] {
  const { t } = useTranslation('organiser');
  const texts = usePromoTexts();
  return useMemo(
    () => [
      {
        ...{ id: 'code', label: t('promo.fields.code'), phone: true },
        cell: (row) => (
          <>
            <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{row.promo.code}</bdi>
            </Box>
            <Box sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
              <div>{texts.discountOf(row.promo)}</div>
              <div>{texts.daysOf(row.promo)}</div>
              <div>{t('promo.usesLine', { uses: texts.usesOf(row) })}</div>
              <StateBadge tone={TONES[row.state]}>{t(`promo.states.${row.state}`)}</StateBadge>
            </Box>
          </>
        ),
      },
      {
        ...{ id: 'discount', label: t('promo.fields.kind') },
        cell: ({ promo }) => <Box sx={{ whiteSpace: 'nowrap' }}>{texts.discountOf(promo)}</Box>,
      },
      { ...{ id: 'days', label: t('promo.validity') }, cell: ({ promo }) => texts.daysOf(promo) },
      {
        ...{ id: 'uses', label: t('promo.uses'), align: 'end' },
        cell: (row) => (
          <>
            <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {texts.usesOf(row)}
            </Box>
            {row.dossiers > 0 && (
              <Typography variant="body2" color="textSecondary">
                {t('promo.dossiers', { count: row.dossiers })}
              </Typography>
            )}
          </>
        ),
      },
      {
        ...{ id: 'state', label: t('common.columns.state') },
        cell: ({ state }) => (
          <StateBadge tone={TONES[state]}>{t(`promo.states.${state}`)}</StateBadge>
        ),
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (promo) => (
          <Box sx={ROW_ACTIONS}>
            {(['change', promo.state === 'withdrawn' ? 'restore' : 'withdraw'] as const).map(
              (action) => (
                <Button
                  key={action}
                  size="small"
                  variant="outlined"
                  aria-label={t(`promo.${action}.name`, { code: promo.promo.code })}
                  onClick={() => ask({ promo, action })}
                >
                  {t(`promo.${action}.short`)}
                </Button>
              ),
            )}
          </Box>
        ),
      },
    ],
    [t, ask, texts],
  );
}
