import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Button, EmptyState, LoadingState, type Theme, useMediaQuery } from '@mosta/shared/ui';
import { BesideList } from '../../ui/beside-list';
import { ExportMenu } from '../../ui/export-menu';
import { PrintButton } from '../../ui/print-button';
import { filterParameters, useCompanyPage } from './company.queries';
import { useFilter, useOpenCompany } from './company-address';
import { CompanyFilters } from './company-filters';
import { CompanySideList } from './company-side-list';
import { CompanyTable } from './company-table';
import { CompanyView } from './company-view';
import { Duplicates } from './duplicates';

/** The companies of all editions, and the open one: beside the list where there is room, else in its place. */
export function Companies() {
  const { id } = useOpenCompany();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (id === null) {
    return (
      <>
        <Duplicates />
        <CompanyFilters />
        <Prints />
        <CompanyList beside={false} />
      </>
    );
  }
  if (!wide) return <CompanyView key={id} id={id} />;
  return (
    <BesideList list={<CompanyList beside />}>
      <CompanyView key={id} id={id} />
    </BesideList>
  );
}

/** What the filter wants as a file; and the printed catalogue: the exhibitors of the directory, of the edition that it names. */
function Prints() {
  const { t } = useTranslation('organiser');
  const [filter] = useFilter();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3, mb: 3 }}>
      <ExportMenu
        path="v1/organizer/company"
        filter={filterParameters(filter)}
        name="mosta-expo-entreprises"
      />
      <PrintButton
        label={t('companies.directory')}
        path="v1/organizer/exhibitor/directory/pdf"
        filter={{ edition: filter.year || null }}
        name="mosta-expo-catalogue"
      />
    </Box>
  );
}

/** The companies that the filter wants. @param beside whether one of them is open beside the list */
function CompanyList({ beside }: { beside: boolean }) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const query = useCompanyPage(filter);
  const filtered = filter.search !== '' || filter.year !== '';
  return (
    <QueryGate
      query={query}
      loading={<LoadingState label={t('companies.loading')} />}
      failed={t('companies.failed')}
      empty={{
        when: ({ total }) => total === 0,
        show: (
          <EmptyState
            title={t(`companies.${filtered ? 'nothingFound' : 'none'}`)}
            action={
              filtered && (
                <Button variant="outlined" onClick={() => change({ search: '', year: '' })}>
                  {t('companies.all')}
                </Button>
              )
            }
          >
            {t(`companies.${filtered ? 'nothingFoundText' : 'noneText'}`)}
          </EmptyState>
        ),
      }}
    >
      {(page) =>
        beside ? (
          <CompanySideList page={page} busy={query.isPlaceholderData} />
        ) : (
          <CompanyTable page={page} busy={query.isPlaceholderData} />
        )
      }
    </QueryGate>
  );
}
