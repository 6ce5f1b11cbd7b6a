import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import {
  PARTICIPATION_SORTS,
  type ParticipationPage,
  type ParticipationSummary,
} from '@mosta/shared/schemas/participation.schema';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { ColumnsMenu } from '../../ui/columns-menu';
import { ExportMenu } from '../../ui/export-menu';
import { Pager } from '../../ui/pager';
import { personName } from '../../ui/person-name';
import { rowSelection } from '../../ui/row-selection';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { useRights } from '../../use-rights';
import { PER_PAGE, parametersOf } from './dossier.queries';
import { useFilter, useOpenParticipation } from './dossier-address';
import { StageBadge } from './stage-badge';
import type { DossierSelection } from './use-selection';

type DossierTableProps = { page: ParticipationPage; busy: boolean; selection: DossierSelection };

/** A page of the participations, sorted by pressing a column's name. */
export function DossierTable({ page, busy, selection }: DossierTableProps) {
  const { participations, total } = page;
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const columns = useColumns();
  const { mayRead, mayWrite } = useRights();
  const chooses = mayWrite('participation') || mayRead('export');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 5, mb: 2 }}>
        <Typography sx={{ marginInlineEnd: 'auto', fontWeight: 600 }}>
          {t('list.total', { count: total })}
        </Typography>
        <ColumnsMenu
          columns={columns}
          hidden={filter.hidden}
          onChange={(hidden) => change({ hidden, page: filter.page })}
        />
        <ExportMenu
          path="v1/organizer/participation"
          filter={parametersOf(filter)}
          name="mosta-expo-dossiers"
        />
      </Box>
      <ServerTable
        label={t('list.title')}
        columns={columns}
        hidden={filter.hidden}
        rows={participations}
        keyOf={keyOf}
        sorting={{ by: filter.sort, direction: filter.direction }}
        onSort={({ by, direction }) => {
          const sort = PARTICIPATION_SORTS.find((one) => one === by);
          if (sort) change({ sort, direction });
        }}
        busy={busy}
        selection={
          chooses
            ? rowSelection({
                ...{ rows: participations, keyOf },
                chosen: new Set(selection.items.map(({ _id }) => _id)),
                nameOf: ({ company, reference }) => t('selection.row', { company, reference }),
                pageName: t('selection.page'),
                onChoose: selection.choose,
              })
            : undefined
        }
      />
      <Pager
        page={filter.page}
        perPage={PER_PAGE}
        total={total}
        busy={busy}
        onPage={(to) => change({ page: to })}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<ParticipationSummary>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const day = (instant: string | null) =>
      instant === null ? '' : formatDate(language, instant, SHORT_DATE);
    const label = (name: string) => t(`list.columns.${name}`);
    return [
      {
        ...{ id: 'company', label: t('common.columns.company'), sorts: true, phone: true },
        cell: (row) => <CompanyCell row={row} />,
      },
      {
        ...{ id: 'stage', label: label('stage'), phone: true },
        cell: ({ stage }) => <StageBadge stage={stage} />,
      },
      {
        ...{ id: 'reference', label: t('common.columns.reference'), sorts: true },
        cell: ({ reference }) => <Box sx={{ whiteSpace: 'nowrap' }}>{reference}</Box>,
      },
      {
        ...{ id: 'person', label: label('person') },
        cell: ({ exhibitor }) => <bdi>{personName(exhibitor)}</bdi>,
      },
      {
        ...{ id: 'assignee', label: t('followUp.assignee') },
        cell: ({ assignee }) => assignee && <bdi>{personName(assignee)}</bdi>,
      },
      {
        ...{ id: 'payment', label: t('company.payment') },
        cell: ({ payment }) => (
          <Box sx={{ whiteSpace: 'nowrap' }}>
            {t(payment ? `common.modes.${payment}` : 'company.missing')}
          </Box>
        ),
      },
      {
        ...{ id: 'messages', label: label('messages'), align: 'end' },
        cell: ({ unreadMessages }) =>
          unreadMessages > 0 && (
            <Box component="strong" sx={{ color: 'sea' }}>
              {unreadMessages}
            </Box>
          ),
      },
      {
        ...{ id: 'received', label: label('received'), sorts: true, align: 'end' },
        cell: ({ createdAt }) => day(createdAt),
      },
      {
        ...{ id: 'decided', label: label('decided'), sorts: true, align: 'end' },
        cell: ({ decidedAt }) => day(decidedAt),
      },
    ];
  }, [t, language]);
}

function CompanyCell({ row }: { row: ParticipationSummary }) {
  const { t } = useTranslation('organiser');
  const { addressOf } = useOpenParticipation();
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf(row._id)}
        underline="hover"
        sx={{
          fontWeight: 600,
          overflowWrap: 'anywhere',
          // the whole row leads there
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <bdi>{row.company}</bdi>
      </MuiLink>
      {!row.complete && (
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${t('list.incomplete')}`}</Box>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: { md: 'none' }, overflowWrap: 'anywhere' }}
      >
        <bdi>{row.reference}</bdi>
        {' · '}
        <bdi>{personName(row.exhibitor)}</bdi>
        {row.unreadMessages > 0 && ` · ${t('list.unread', { count: row.unreadMessages })}`}
      </Typography>
    </>
  );
}

const keyOf = ({ _id }: ParticipationSummary) => _id;
