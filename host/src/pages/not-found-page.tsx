import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Box, Button, Khatam, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import { AfterNavigation } from '../page/after-navigation';
import { ShowLivePage } from '../page/live-page';
import { DocumentHead } from '../page/page-head';

/** Unknown address; the server answers it with status 404. */
export function NotFoundPage() {
  const { t } = useTranslation('host');
  return (
    <Box sx={{ ...PAGE_MARGINS, paddingBlock: { xs: 12, md: 30 } }}>
      <DocumentHead title={t('notFound.title')} description={t('notFound.text')} />
      <Box sx={{ color: 'secondary.main', inlineSize: 72, marginBlockEnd: 4 }}>
        <Khatam size={72} />
      </Box>
      <Typography variant="h1" sx={{ color: 'olive', hyphens: 'auto' }}>
        {t('notFound.title')}
      </Typography>
      <Typography sx={{ marginBlock: 4, maxInlineSize: '38em' }}>{t('notFound.text')}</Typography>
      <Button component={Link} to="/" variant="contained" color="secondary">
        {t('notFound.home')}
      </Button>
      <AfterNavigation />
      <ShowLivePage />
    </Box>
  );
}
