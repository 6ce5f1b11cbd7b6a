import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import {
  COMPANY_SORTS,
  type CompanyPage,
  type CompanySummary,
} from '@mosta/shared/schemas/organizer-company.schema';
import { MuiLink, Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import { Pager } from '../../ui/pager';
import { ServerTable, type TableColumn } from '../../ui/server-table';
import { PER_PAGE } from './company.queries';
import { useFilter, useOpenCompany } from './company-address';

type CompanyTableProps = { page: CompanyPage; busy: boolean };

/** A page of the companies, sorted by pressing a column's name. */
export function CompanyTable({ page: { companies, total }, busy }: CompanyTableProps) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  return (
    <>
      <ServerTable
        label={t('common.pages.companies')}
        columns={useColumns()}
        rows={companies}
        keyOf={({ _id }) => _id}
        sorting={{ by: filter.sort, direction: filter.direction }}
        onSort={({ by, direction }) => {
          const sort = COMPANY_SORTS.find((one) => one === by);
          if (sort) change({ sort, direction });
        }}
        busy={busy}
      />
      <Pager
        page={filter.page}
        perPage={PER_PAGE}
        total={total}
        busy={busy}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<CompanySummary>[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const label = (name: string) => t(`companies.columns.${name}`);
    return [
      {
        ...{ id: 'name', label: label('name'), phone: true, sorts: true },
        cell: (company) => <NameCell company={company} />,
      },
      {
        ...{ id: 'person', label: label('person') },
        cell: ({ person, email }) => (
          <>
            <bdi>{person}</bdi>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{email}</bdi>
            </Typography>
          </>
        ),
      },
      {
        ...{ id: 'editions', label: label('editions'), phone: true },
        cell: ({ editions }) => editions.join(', '),
      },
      {
        ...{ id: 'dossiers', label: label('dossiers'), align: 'end', sorts: true },
        cell: ({ dossiers }) => String(dossiers),
      },
      {
        ...{ id: 'since', label: label('since'), sorts: true },
        cell: ({ since }) => formatDate(language, since),
      },
    ];
  }, [t, language]);
}

function NameCell({ company }: { company: CompanySummary }) {
  const { addressOf } = useOpenCompany();
  const { _id, name, raisonSociale, person } = company;
  return (
    <>
      <MuiLink component={Link} to={addressOf(_id)} preventScrollReset>
        <bdi>{name ?? person}</bdi>
      </MuiLink>
      {raisonSociale !== null && raisonSociale !== name && (
        <Typography variant="body2" color="textSecondary">
          <bdi>{raisonSociale}</bdi>
        </Typography>
      )}
    </>
  );
}
