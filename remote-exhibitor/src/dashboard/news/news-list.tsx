import { useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { Box, EmptyState, ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import { useNews } from './news.queries';
import { NewsArticle } from './news-article';

/** Announcements with date, category, content, and a badge on the important ones. */
export function NewsList() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useNews();
  if (data?.length === 0) {
    return <EmptyState title={t('news.empty.title')}>{t('news.empty.text')}</EmptyState>;
  }
  if (data) {
    return (
      <Box sx={{ display: 'grid', gap: 5 }}>
        {data.map((news) => (
          <NewsArticle key={news._id} news={news} />
        ))}
      </Box>
    );
  }
  if (error && !isFetching) {
    return (
      <ErrorState title={t('news.failed')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <LoadingState label={t('news.loading')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} variant="rounded" height={168} />
        ))}
      </Box>
    </LoadingState>
  );
}
