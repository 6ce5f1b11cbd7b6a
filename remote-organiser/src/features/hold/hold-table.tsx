import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { HOLD_SORTS, type OrganizerHold } from '@mosta/shared/schemas/organizer-hold.schema';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { PATHS } from '../../paths';
import { ACTIONS, ROW_ACTIONS, ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { useRights } from '../../use-rights';
import { useFilter } from './hold-address';

export type HoldAction = 'extend' | 'release';
type Ask = (asked: { hold: OrganizerHold; action: HoldAction }) => void;

type HoldTableProps = { holds: readonly OrganizerHold[]; busy: boolean; ask: Ask };

/** A page of the options, sorted by pressing a column's name. */
export function HoldTable({ holds, busy, ask }: HoldTableProps) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const may = useRights().mayWrite('stand');
  const columns = useColumns(ask);
  return (
    <ServerTable
      label={t('common.pages.holds')}
      columns={columns}
      rows={holds}
      {...(!may && { hidden: ACTIONS })}
      keyOf={({ _id }) => _id}
      sorting={{ by: filter.sort, direction: filter.direction }}
      onSort={({ by, direction }) => {
        const sort = HOLD_SORTS.find((one) => one === by);
        if (sort) change({ sort, direction });
      }}
      busy={busy}
    />
  );
}

function useColumns(ask: Ask): readonly TableColumn<OrganizerHold>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const moment = (text: string) =>
      `${formatDate(language, text, SHORT_DATE)}, ${formatTime(language, text)}`;
    return [
      {
        ...{ id: 'code', label: t('common.columns.code'), phone: true, sorts: true },
        cell: ({ code, expires }) => (
          <>
            <strong>{code}</strong>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ display: { md: 'none' }, overflowWrap: 'normal' }}
            >
              {moment(expires)}
            </Typography>
          </>
        ),
      },
      {
        ...{ id: 'company', label: t('common.columns.exhibitor'), phone: true, sorts: true },
        cell: ({ exhibitor, company, person, email }) => (
          <>
            <MuiLink component={Link} to={`${PATHS.companies}?entreprise=${exhibitor}`}>
              <bdi>{company ?? person}</bdi>
            </MuiLink>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{email}</bdi>
            </Typography>
          </>
        ),
      },
      {
        ...{ id: 'expires', label: t('common.columns.heldUntil'), sorts: true },
        cell: ({ expires }) => moment(expires),
      },
      {
        ...{ id: 'prolongations', label: t('holds.prolongations'), align: 'end' },
        cell: ({ prolongations }) => String(prolongations),
      },
      {
        ...{ id: 'actions', label: t('common.columns.actions'), align: 'end', phone: true },
        cell: (hold) => (
          <Box sx={ROW_ACTIONS}>
            {ACTS.map((action) => (
              <Button
                key={action}
                size="small"
                variant="outlined"
                aria-label={t(`holds.${action}.name`, { code: hold.code })}
                onClick={() => ask({ hold, action })}
              >
                {t(`holds.${action}.action`)}
              </Button>
            ))}
          </Box>
        ),
      },
    ];
  }, [t, language, ask]);
}

const ACTS: readonly HoldAction[] = ['extend', 'release'];
