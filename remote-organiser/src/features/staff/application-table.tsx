import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { STAFF_SORTS, type StaffPage, type StaffSummary } from '@mosta/shared/schemas/staff.schema';
import { MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { ExportMenu } from '../../ui/export-menu';
import { Pager } from '../../ui/pager';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { SHORT_DATE } from '../../ui/short-date';
import { TableHeading } from '../../ui/table-heading';
import { applicantName } from './applicant-name';
import { interviewText } from './interview-text';
import { PER_PAGE, PREFIX, parametersOf } from './staff.queries';
import { useFilter, useOpenApplication } from './staff-address';
import { StatusBadge } from './status-badge';

type ApplicationTableProps = { page: StaffPage; busy: boolean };

/** A page of the applications, sorted by pressing a column's name. */
export function ApplicationTable({ page, busy }: ApplicationTableProps) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const { applications, total, counts } = page;
  return (
    <>
      <TableHeading text={t('staff.counts', counts)}>
        <ExportMenu
          area="staff"
          path={PREFIX}
          filter={parametersOf(filter)}
          name="mosta-expo-candidatures"
        />
      </TableHeading>
      <ServerTable
        label={t('common.pages.staff')}
        columns={useColumns()}
        rows={applications}
        keyOf={({ _id }) => _id}
        sorting={{ by: filter.sort, direction: filter.direction }}
        onSort={({ by, direction }) => {
          const sort = STAFF_SORTS.find((one) => one === by);
          if (sort) change({ sort, direction });
        }}
        busy={busy}
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

function useColumns(): readonly TableColumn<StaffSummary>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const day = (instant: string | null) =>
      instant === null ? '' : formatDate(language, instant, SHORT_DATE);
    const label = (name: string) => t(`staff.columns.${name}`);
    return [
      {
        ...{ id: 'name', label: label('name'), sorts: true, phone: true },
        cell: (application) => <NameCell application={application} />,
      },
      {
        ...{ id: 'status', label: t('common.columns.state'), phone: true },
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        ...{ id: 'interview', label: t('staff.facts.interview') },
        cell: ({ interview }) => interview && interviewText(language, interview),
      },
      {
        ...{ id: 'level', label: t('staff.facts.studyLevel'), sorts: true },
        cell: ({ studyLevel }) => <bdi>{studyLevel}</bdi>,
      },
      {
        ...{ id: 'files', label: label('files') },
        cell: ({ files }) => files.map((file) => t(`staff.files.${file}`)).join(', '),
      },
      {
        ...{ id: 'received', label: label('received'), sorts: true, align: 'end' },
        cell: ({ sentAt }) => day(sentAt),
      },
      {
        ...{ id: 'decided', label: label('decided'), sorts: true, align: 'end' },
        cell: ({ decidedAt }) => day(decidedAt),
      },
    ];
  }, [t, language]);
}

function NameCell({ application }: { application: StaffSummary }) {
  const language = useLanguage();
  const { addressOf } = useOpenApplication();
  const { _id, studyLevel, sentAt } = application;
  return (
    <>
      <MuiLink
        component={Link}
        to={addressOf(_id)}
        underline="hover"
        sx={{
          fontWeight: 600,
          overflowWrap: 'anywhere',
          // the whole row leads there
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <bdi>{applicantName(application)}</bdi>
      </MuiLink>
      <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
        <bdi>{studyLevel}</bdi>
        {' · '}
        <bdi>{formatDate(language, sentAt, SHORT_DATE)}</bdi>
      </Typography>
    </>
  );
}
