import { holderName } from '@mosta/shared/domain/wanted-stands';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { Button, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useMemo } from 'react';
import { rowSelection } from '../../ui/row-selection';
import { ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { useRights } from '../../use-rights';
import type { StandAction } from './stand.queries';
import { actionOn } from './stand-actions';

const TONES: Record<OrganizerStand['state'], Tone> = {
  libre: 'quiet',
  option: 'now',
  reserve: 'good',
  confirme: 'good',
  bloque: 'wrong',
};

type StandTableProps = {
  stands: readonly OrganizerStand[];
  chosen: ReadonlySet<string>;
  onChoose: (stands: readonly OrganizerStand[], chosen: boolean) => void;
  onAct: (action: StandAction, stand: OrganizerStand) => void;
};

/** The stands, chosen by their boxes, with what is done most often with each. */
export function StandTable({ stands, chosen, onChoose, onAct }: StandTableProps) {
  const { t } = useTranslation('organiser');
  const may = useRights().mayWrite('stand');
  const columns = useColumns(onAct);
  return (
    <ServerTable
      label={t('common.pages.stands')}
      columns={columns}
      rows={stands}
      {...(!may && { hidden: ACTIONS })}
      keyOf={keyOf}
      selection={rowSelection({
        ...{ rows: stands, keyOf, chosen },
        nameOf: ({ code }) => t('stands.choose', { code }),
        pageName: t('stands.chooseAll'),
        onChoose,
      })}
    />
  );
}

function useColumns(onAct: StandTableProps['onAct']): readonly TableColumn<OrganizerStand>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'code', label: t('common.columns.code'), phone: true },
        cell: ({ code, parts, cutOf }) => (
          <>
            <strong>{code}</strong>
            {(parts.length > 0 || cutOf !== null) && (
              <Typography variant="body2" component="span" sx={{ display: 'block' }}>
                {parts.length > 0
                  ? t('stands.layout.parts', { codes: parts.join(', ') })
                  : t('stands.layout.cutOf', { code: cutOf })}
              </Typography>
            )}
          </>
        ),
      },
      {
        ...{ id: 'state', label: t('common.columns.state'), phone: true },
        cell: ({ state }) => (
          <StateBadge tone={TONES[state]}>{t(`stands.states.${state}`)}</StateBadge>
        ),
      },
      {
        ...{ id: 'size', label: t('common.stand.area'), align: 'end' },
        cell: ({ size }) =>
          size === null
            ? ''
            : t('common.stand.squareMetres', {
                area: size,
              }),
      },
      {
        ...{ id: 'holder', label: t('common.columns.exhibitor') },
        cell: (stand) => <bdi>{holderName(stand)}</bdi>,
      },
      {
        ...{ id: 'until', label: t('common.columns.heldUntil') },
        cell: ({ holder }) => {
          const expires = holder?.expires;
          return expires
            ? `${formatDate(language, expires, DAY)}, ${formatTime(language, expires)}`
            : '';
        },
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (stand) => {
          const action = actionOn(stand);
          return (
            action && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t(`stands.${action}.name`, { code: stand.code })}
                onClick={() => onAct(action, stand)}
              >
                {t(`stands.${action}.action`)}
              </Button>
            )
          );
        },
      },
    ],
    [t, language, onAct],
  );
}

const DAY = { day: 'numeric', month: 'short' } as const;

const keyOf = ({ code }: OrganizerStand) => code;
