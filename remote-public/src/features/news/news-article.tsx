import { textProps } from '@mosta/shared/domain/content-text';
import { newsText } from '@mosta/shared/domain/news-text';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { News } from '@mosta/shared/schemas/news.schema';
import { Box, Chip, Typography } from '@mosta/shared/ui';

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
          <Chip size="small" label={<bdi {...textProps(newsText(news, 'category'), language)} />} />
          {news.important && <Chip size="small" color="secondary" label={t('news.important')} />}
          {news.sample && <Chip size="small" variant="outlined" label={t('news.sample')} />}
        </Box>
      </Box>
      <Box sx={{ maxInlineSize: '42em' }}>
        <Typography
          id={heading}
          variant="h4"
          component="h3"
          {...textProps(newsText(news, 'title'), language)}
        />
        <Typography
          sx={{ mt: 2, whiteSpace: 'pre-line' }}
          {...textProps(newsText(news, 'content'), language)}
        />
      </Box>
    </Box>
  );
}
