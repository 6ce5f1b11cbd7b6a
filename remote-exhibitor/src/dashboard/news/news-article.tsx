import { textProps } from '@mosta/shared/domain/content-text';
import { newsText } from '@mosta/shared/domain/news-text';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { News } from '@mosta/shared/schemas/news.schema';
import { Box, Card, CardContent, Chip, Typography } from '@mosta/shared/ui';

/** One announcement with its date, its category and, where it is flagged, the badge. */
export function NewsArticle({ news }: { news: News }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { _id, date, important, sample } = news;
  return (
    <Card component="article" aria-labelledby={`news-${_id}`}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
          <Chip size="small" label={<bdi {...textProps(newsText(news, 'category'), language)} />} />
          {important && <Chip size="small" color="secondary" label={t('news.important')} />}
          {sample && <Chip size="small" variant="outlined" label={t('news.sample')} />}
          <Typography variant="body2" color="textSecondary" component="time" dateTime={date}>
            {formatDate(language, date)}
          </Typography>
        </Box>
        <Typography
          id={`news-${_id}`}
          variant="h4"
          component="h3"
          sx={{ mb: 2 }}
          {...textProps(newsText(news, 'title'), language)}
        />
        <Typography
          sx={{ maxInlineSize: '42em', whiteSpace: 'pre-line' }}
          {...textProps(newsText(news, 'content'), language)}
        />
      </CardContent>
    </Card>
  );
}
