import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { ApplicationTable } from './application-table';
import { ApplicationSideList } from './side-list';
import { useApplicationPage } from './staff.queries';
import { useFilter } from './staff-address';

/** The applications that the filter wants. @param beside whether one of them is open beside the list */
export function ApplicationList({ beside }: { beside: boolean }) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const query = useApplicationPage(filter);
  const filtered = filter.status !== null || filter.studyLevel !== null || filter.search !== '';
  return (
    <QueryGate
      query={query}
      loading={<LoadingState label={t('staff.loading')} />}
      failed={t('staff.failed')}
      empty={{
        when: ({ total }) => total === 0,
        show: (
          <EmptyState
            title={t(`staff.${filtered ? 'nothingFound' : 'none'}`)}
            action={
              filtered && (
                <Button
                  variant="outlined"
                  onClick={() => change({ status: null, studyLevel: null, search: '' })}
                >
                  {t('staff.all')}
                </Button>
              )
            }
          >
            {t(`staff.${filtered ? 'nothingFoundText' : 'noneText'}`)}
          </EmptyState>
        ),
      }}
    >
      {(page) =>
        beside ? (
          <ApplicationSideList page={page} busy={query.isPlaceholderData} />
        ) : (
          <ApplicationTable page={page} busy={query.isPlaceholderData} />
        )
      }
    </QueryGate>
  );
}
