import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Visitor } from '@mosta/shared/schemas/badge.schema';
import { Alert, Box, Button, Typography } from '@mosta/shared/ui';
import { StateBadge } from '@mosta/shared/workspace/state-badge';
import { useMemo, useState } from 'react';
import { DecisionDialog } from '../../ui/decision-dialog';
import { personName } from '../../ui/person-name';
import { rowSelection } from '../../ui/row-selection';
import { ACTIONS, ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import type { Chosen } from '../../ui/use-chosen';
import { useRights } from '../../use-rights';
import { type BadgeAction, useActOnBadge } from './badge.queries';

type Asked = { visitor: Visitor; action: BadgeAction };

type BadgeTableProps = {
  visitors: readonly Visitor[];
  busy: boolean;
  /** Those that are to be printed. */
  chosen: Chosen;
};

/** A page of badges; a valid one can be revoked, an entry noted by mistake taken back. */
export function BadgeTable({ visitors, busy, chosen }: BadgeTableProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useActOnBadge();
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  const { mayRead, mayWrite } = useRights();
  const revokes = mayWrite('badge');
  const admits = mayWrite('entrance');
  const columns = useColumns(ask, revokes, admits);
  const text = (part: string, { visitor, action }: Asked) =>
    t(`badges.${action}.${part}`, { name: personName(visitor) });
  return (
    <>
      <Box role="status">
        {done && (
          <Alert severity="success" role="presentation" sx={{ mb: 4 }}>
            {text('done', done)}
          </Alert>
        )}
      </Box>
      <ServerTable
        label={t('common.pages.badges')}
        columns={columns}
        rows={visitors}
        {...(!revokes && !admits && { hidden: ACTIONS })}
        keyOf={keyOf}
        busy={busy}
        selection={
          mayRead('export')
            ? rowSelection({
                ...{ rows: visitors, keyOf },
                chosen: chosen.keys,
                nameOf: (visitor) => t('badges.choose', { name: personName(visitor) }),
                pageName: t('badges.choosePage'),
                onChoose: (rows, all) =>
                  chosen.choose(
                    rows.map(({ _id }) => _id),
                    all,
                  ),
              })
            : undefined
        }
      />
      {asked && (
        <DecisionDialog
          title={text('title', asked)}
          text={text('text', asked)}
          confirm={text('action', asked)}
          failed={t('badges.notDone')}
          send={async () => {
            await mutateAsync({ id: asked.visitor._id, action: asked.action });
            setDone(asked);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function useColumns(
  ask: (asked: Asked) => void,
  revokes: boolean,
  admits: boolean,
): readonly TableColumn<Visitor>[] {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => [
      {
        ...{ id: 'name', label: t('badges.name'), phone: true },
        cell: (visitor) => (
          <>
            <strong>
              <bdi>{personName(visitor)}</bdi>
            </strong>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{visitor.email}</bdi>
            </Typography>
            <Box sx={{ display: { md: 'none' }, mt: 1 }}>
              <VisitorState visitor={visitor} />
            </Box>
          </>
        ),
      },
      {
        ...{ id: 'reference', label: t('common.columns.reference') },
        cell: ({ reference }) => <Box sx={{ whiteSpace: 'nowrap' }}>{reference}</Box>,
      },
      {
        ...{ id: 'category', label: t('common.columns.category') },
        cell: ({ category }) => t(`common.categories.${category}`),
      },
      {
        ...{ id: 'company', label: t('common.columns.company') },
        cell: ({ company }) => <bdi>{company}</bdi>,
      },
      {
        ...{ id: 'country', label: t('common.columns.country') },
        cell: ({ pays }) => <bdi>{pays}</bdi>,
      },
      {
        ...{ id: 'state', label: t('badges.state') },
        cell: (visitor) => <VisitorState visitor={visitor} />,
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (visitor) =>
          visitor.revokedAt === null && (
            <Box sx={ROW_ACTIONS}>
              {actionsOn(visitor, revokes, admits).map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant="outlined"
                  aria-label={t(`badges.${action}.name`, { name: personName(visitor) })}
                  onClick={() => ask({ visitor, action })}
                >
                  {t(`badges.${action}.action`)}
                </Button>
              ))}
            </Box>
          ),
      },
    ],
    [t, ask, revokes, admits],
  );
}

function VisitorState({ visitor: { revokedAt, checkedInAt } }: { visitor: Visitor }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  if (revokedAt) return <StateBadge tone="wrong">{t('badges.states.revoked')}</StateBadge>;
  if (!checkedInAt) return <StateBadge tone="quiet">{t('badges.states.expected')}</StateBadge>;
  return (
    <>
      <StateBadge tone="good">{t('badges.states.came')}</StateBadge>
      <Typography variant="body2" color="textSecondary">
        {`${formatDate(language, checkedInAt, DAY)}, ${formatTime(language, checkedInAt)}`}
      </Typography>
    </>
  );
}

/** An entry noted by mistake is taken back by those at the entrance, a badge revoked by those who keep them. */
function actionsOn({ checkedInAt }: Visitor, revokes: boolean, admits: boolean): BadgeAction[] {
  return [
    ...(checkedInAt && admits ? (['undo-check-in'] as const) : []),
    ...(revokes ? (['revoke'] as const) : []),
  ];
}

const DAY = { day: 'numeric', month: 'short' } as const;

const keyOf = ({ _id }: Visitor) => _id;
