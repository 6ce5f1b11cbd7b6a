import { holderName } from '@mosta/shared/domain/wanted-stands';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Alert, Box, Button } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useMemo, useState } from 'react';
import { ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { useRights } from '../../use-rights';
import type { StandAction } from './stand.queries';
import { StandDialog } from './stand-dialog';

const TONES: Record<OrganizerStand['state'], Tone> = {
  libre: 'quiet',
  option: 'now',
  reserve: 'good',
  confirme: 'good',
  bloque: 'wrong',
};

type Asked = { stand: OrganizerStand; action: StandAction };

/** The stands with what can be done with each; it is confirmed first, and said when it is done. */
export function StandTable({ stands }: { stands: readonly OrganizerStand[] }) {
  const { t } = useTranslation('organiser');
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  const may = useRights().mayWrite('stand');
  const columns = useColumns(ask);
  return (
    <>
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {t(`stands.${done.action}.done`, { code: done.stand.code })}
          </Alert>
        )}
      </Box>
      <ServerTable
        label={t('frame.pages.stands')}
        columns={columns}
        rows={stands}
        {...(!may && { hidden: ACTIONS })}
        keyOf={({ code }) => code}
      />
      {asked && <StandDialog {...asked} onDone={() => setDone(asked)} onClose={() => ask(null)} />}
    </>
  );
}

function useColumns(ask: (asked: Asked) => void): readonly TableColumn<OrganizerStand>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'code', label: t('stands.code'), phone: true },
        cell: ({ code }) => <strong>{code}</strong>,
      },
      {
        ...{ id: 'state', label: t('overview.stands.state'), phone: true },
        cell: ({ state }) => (
          <StateBadge tone={TONES[state]}>{t(`stands.states.${state}`)}</StateBadge>
        ),
      },
      {
        ...{ id: 'size', label: t('overview.stands.area'), align: 'end' },
        cell: ({ size }) =>
          size === null ? '' : t('overview.stands.squareMetres', { area: size }),
      },
      {
        ...{ id: 'holder', label: t('stands.holder') },
        cell: (stand) => <bdi>{holderName(stand)}</bdi>,
      },
      {
        ...{ id: 'until', label: t('stands.until') },
        cell: ({ holder }) => {
          const expires = holder?.expires;
          return expires
            ? `${formatDate(language, expires, DAY)}, ${formatTime(language, expires)}`
            : '';
        },
      },
      {
        ...{ id: 'actions', label: t('stands.actions'), align: 'end', phone: true },
        cell: (stand) => {
          const action = actionOn(stand);
          return (
            action && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t(`stands.${action}.name`, { code: stand.code })}
                onClick={() => ask({ stand, action })}
              >
                {t(`stands.${action}.action`)}
              </Button>
            )
          );
        },
      },
    ],
    [t, language, ask],
  );
}

const DAY = { day: 'numeric', month: 'short' } as const;

/** A free one is blocked, a blocked one given back, and who holds one may lose it. */
function actionOn({ state, holder }: OrganizerStand): StandAction | null {
  if (state === 'libre') return 'block';
  if (state === 'bloque') return 'unblock';
  return holder ? 'release' : null;
}
