import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { News } from '@mosta/shared/schemas/news.schema';
import { Box, Chip, Typography } from '@mosta/shared/ui';

/** News are written in French, whatever the page's language. */
const WRITTEN_IN = { lang: 'fr', dir: 'auto' } as const;

/** One announcement: date, category and importance at the start, the text beside. */
export function NewsArticle({ news }: { news: News }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const heading = `news-${news._id}`;
  return (
    <Box
      component="article"
      aria-labelledby={heading}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '2fr 5fr' },
        columnGap: 8,
        rowGap: 3,
        paddingBlock: { xs: 6, md: 8 },
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      <Box>
        <Typography component="time" dateTime={news.date} sx={{ display: 'block', mb: 2 }}>
          {formatDate(language, news.date)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Chip size="small" label={<bdi lang="fr">{news.category}</bdi>} />
          {news.important && <Chip size="small" color="secondary" label={t('news.important')} />}
        </Box>
      </Box>
      <Box sx={{ maxInlineSize: '42em' }}>
        <Typography id={heading} variant="h4" component="h3" {...WRITTEN_IN}>
          {news.title}
        </Typography>
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }} {...WRITTEN_IN}>
          {news.content}
        </Typography>
      </Box>
    </Box>
  );
}
