import { useTranslation } from '@mosta/shared/i18n';
import { useRouteError } from '@mosta/shared/router';
import { Box, Button, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import { useEffect } from 'react';
import { reportFailure } from '../federation/failures';
import { ShowLivePage } from '../page/live-page';
import { DocumentHead } from '../page/page-head';

/** Replaces the router's own error screen: what happened, that nothing is lost, what to do. */
export function ErrorPage() {
  const { t } = useTranslation('host');
  const error = useRouteError();
  useEffect(() => {
    const code = error instanceof Error ? error.name : 'ROUTE_ERROR';
    reportFailure({ remote: 'host', version: null, phase: 'render', code, ms: 0 });
  }, [error]);
  return (
    <Box component="main" sx={{ ...PAGE_MARGINS, paddingBlock: { xs: 5, md: 16 } }}>
      <ShowLivePage />
      <DocumentHead title={t('error.title')} description={t('error.text')} />
      <Typography variant="h1" sx={{ color: 'olive', hyphens: 'auto' }}>
        {t('error.title')}
      </Typography>
      <Typography sx={{ marginBlock: 4, maxInlineSize: '38em' }}>{t('error.text')}</Typography>
      <Button variant="contained" color="secondary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </Box>
  );
}
