import { useTranslation } from '@mosta/shared/i18n';
import { newsQuery, useQuery } from '@mosta/shared/queries';
import { QueryGate } from '@mosta/shared/shell';
import { Box, EmptyState, LoadingState, Skeleton } from '@mosta/shared/ui';
import { NewsArticle } from './news-article';

/** Announcements with date, category, content, and a badge on the important ones. */
export function NewsList() {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useQuery(newsQuery())}
      loading={
        <LoadingState label={t('news.loading')}>
          <Box sx={{ display: 'grid', gap: 5 }}>
            {['first', 'second', 'third'].map((key) => (
              <Skeleton key={key} variant="rounded" height={168} />
            ))}
          </Box>
        </LoadingState>
      }
      failed={t('news.failed')}
      empty={{
        when: (news) => news.length === 0,
        show: <EmptyState title={t('news.empty.title')}>{t('news.empty.text')}</EmptyState>,
      }}
    >
      {(all) => (
        <Box sx={{ display: 'grid', gap: 5 }}>
          {all.map((news) => (
            <NewsArticle key={news._id} news={news} />
          ))}
        </Box>
      )}
    </QueryGate>
  );
}
