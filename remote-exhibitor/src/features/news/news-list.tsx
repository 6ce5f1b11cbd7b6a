import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, Card, CardContent, Chip, Typography } from '@mosta/shared/ui';
import { NEWS } from './news';

/** Announcements with date, category, content, and a badge on the important ones. */
export function NewsList() {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {NEWS.map(({ id, date, important }) => (
        <Card key={id} component="article" aria-labelledby={`news-${id}`}>
          <CardContent>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
              <Chip size="small" label={t(`dashboard.news.items.${id}.category`)} />
              {important && (
                <Chip size="small" color="secondary" label={t('dashboard.news.important')} />
              )}
              <Typography variant="body2" color="textSecondary" component="time" dateTime={date}>
                {formatDate(language, date)}
              </Typography>
            </Box>
            <Typography id={`news-${id}`} variant="h4" component="h3" sx={{ mb: 2 }}>
              {t(`dashboard.news.items.${id}.title`)}
            </Typography>
            <Typography sx={{ maxInlineSize: '66ch' }}>
              {t(`dashboard.news.items.${id}.content`)}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
