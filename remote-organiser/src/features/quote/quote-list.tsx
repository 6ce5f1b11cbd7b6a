import { useTranslation } from '@mosta/shared/i18n';
import { QueryGate } from '@mosta/shared/shell';
import { Button, EmptyState, LoadingState } from '@mosta/shared/ui';
import { useQuotePage } from './quote.queries';
import { useFilter } from './quote-address';
import { QuoteTable } from './quote-table';
import { QuoteSideList } from './side-list';

/** The quotes that the filter wants. @param beside whether one of them is open beside the list */
export function QuoteList({ beside }: { beside: boolean }) {
  const { t } = useTranslation('organiser');
  const [filter, change] = useFilter();
  const query = useQuotePage(filter);
  const filtered = filter.outcome !== null || filter.search !== '';
  return (
    <QueryGate
      query={query}
      loading={<LoadingState label={t('quotes.loading')} />}
      failed={t('quotes.failed')}
      empty={{
        when: ({ total }) => total === 0,
        show: (
          <EmptyState
            title={t(`quotes.${filtered ? 'nothingFound' : 'none'}`)}
            action={
              filtered && (
                <Button variant="outlined" onClick={() => change({ outcome: null, search: '' })}>
                  {t('quotes.all')}
                </Button>
              )
            }
          >
            {t(`quotes.${filtered ? 'nothingFoundText' : 'noneText'}`)}
          </EmptyState>
        ),
      }}
    >
      {(page) =>
        beside ? (
          <QuoteSideList page={page} busy={query.isPlaceholderData} />
        ) : (
          <QuoteTable page={page} busy={query.isPlaceholderData} />
        )
      }
    </QueryGate>
  );
}
