import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { useParticipationPage } from './dossier.queries';
import { isFiltered, useFilter } from './dossier-address';
import { DossierTable } from './dossier-table';
import { DossierSideList } from './side-list';
import type { DossierSelection } from './use-selection';

/** The participations that the filter wants. @param selection left out beside an open one */
export function DossierList({ selection }: { selection?: DossierSelection }) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const query = useParticipationPage(filter);
  const filtered = isFiltered(filter);
  const all = () =>
    change({ stage: null, search: '', waiting: null, payment: null, assigned: null });
  return (
    <QueryGate
      query={query}
      loading={<LoadingState label={t('list.loading')} />}
      failed={t('list.failed')}
      empty={{
        when: ({ total }) => total === 0,
        show: (
          <EmptyState
            title={t(`list.${filtered ? 'nothingFound' : 'none'}`)}
            action={
              filtered && (
                <Button variant="outlined" onClick={all}>
                  {t('list.all')}
                </Button>
              )
            }
          >
            {t(`list.${filtered ? 'nothingFoundText' : 'noneText'}`)}
          </EmptyState>
        ),
      }}
    >
      {(page) =>
        selection ? (
          <DossierTable page={page} busy={query.isPlaceholderData} selection={selection} />
        ) : (
          <DossierSideList page={page} busy={query.isPlaceholderData} />
        )
      }
    </QueryGate>
  );
}
