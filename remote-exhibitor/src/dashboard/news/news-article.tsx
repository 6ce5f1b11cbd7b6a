import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { News } from '@mosta/shared/schemas/news.schema';
import { Box, Card, CardContent, Chip, Typography } from '@mosta/shared/ui';

/** Organisers write their news in French, whatever language the page has. */
export const WRITTEN_IN = { lang: 'fr', dir: 'auto' } as const;

/** One announcement with its date, its category and, where it is flagged, the badge. */
export function NewsArticle({ news }: { news: News }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { _id, date, category, important, title, content } = news;
  return (
    <Card component="article" aria-labelledby={`news-${_id}`}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
          <Chip size="small" label={<bdi lang="fr">{category}</bdi>} />
          {important && <Chip size="small" color="secondary" label={t('news.important')} />}
          <Typography variant="body2" color="textSecondary" component="time" dateTime={date}>
            {formatDate(language, date)}
          </Typography>
        </Box>
        <Typography id={`news-${_id}`} variant="h4" component="h3" sx={{ mb: 2 }} {...WRITTEN_IN}>
          {title}
        </Typography>
        <Typography sx={{ maxInlineSize: '42em', whiteSpace: 'pre-line' }} {...WRITTEN_IN}>
          {content}
        </Typography>
      </CardContent>
    </Card>
  );
}
