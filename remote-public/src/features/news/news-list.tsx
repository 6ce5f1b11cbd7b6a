import { textProps } from '@mosta/shared/domain/content-text';
import { newsText } from '@mosta/shared/domain/news-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { newsQuery, useQuery } from '@mosta/shared/queries';
import { useSearchParams } from '@mosta/shared/router';
import type { News } from '@mosta/shared/schemas/news.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, EmptyState, LoadingState, Skeleton, Typography } from '@mosta/shared/ui';
import { Choice, Choices } from '../../choices';
import { NewsArticle } from './news-article';

const CATEGORY = 'categorie';

/** The fair's news, with a filter by category. */
export function NewsList() {
  const { t } = useTranslation('public');
  return (
    <QueryGate
      query={useQuery(newsQuery())}
      loading={
        <LoadingState label={t('news.loading')}>
          {Array.from({ length: 3 }, (_, index) => (
            <Box key={index} sx={{ paddingBlock: 6, maxInlineSize: 760 }}>
              <Skeleton width="35%" height={26} />
              <Skeleton width="60%" height={36} />
              <Skeleton height={26} />
            </Box>
          ))}
        </LoadingState>
      }
      failed={t('news.failed.title')}
      failedText={t('news.failed.text')}
      empty={{ when: (news) => news.length === 0, show: <NoNews /> }}
    >
      {(news) => <FilteredNews news={news} />}
    </QueryGate>
  );
}

/** The category is kept in the address by its French name: `?categorie=Menu`; an unknown one shows all. */
export function FilteredNews({ news }: { news: readonly News[] }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const categories = news.filter(
    ({ category }, index) => news.findIndex((one) => one.category === category) === index,
  );
  const chosen = categories.find(({ category }) => category === parameters.get(CATEGORY))?.category;
  const shown = news.filter(({ category }) => !chosen || category === chosen);
  const choose = (category?: string) =>
    setParameters(category ? { [CATEGORY]: category } : {}, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <Choices label={t('news.categories')}>
        <Choice selected={!chosen} value="" onToggle={() => choose()}>
          {t('news.all')}
        </Choice>
        {categories.map((one) => (
          <Choice
            key={one.category}
            selected={one.category === chosen}
            value={one.category}
            onToggle={() => choose(one.category)}
          >
            <bdi {...textProps(newsText(one, 'category'), language)} />
          </Choice>
        ))}
      </Choices>
      <Typography role="status" sx={{ mt: 4, mb: 6, color: 'text.secondary' }}>
        {t('news.shown', { count: shown.length })}
      </Typography>
      {shown.map((one) => (
        <NewsArticle key={one._id} news={one} />
      ))}
    </>
  );
}

function NoNews() {
  const { t } = useTranslation('public');
  return <EmptyState title={t('news.empty.title')}>{t('news.empty.text')}</EmptyState>;
}
