import { useTranslation } from '@mosta/shared/i18n';
import { Outlet, ScrollRestoration } from '@mosta/shared/router';
import { Box, Button } from '@mosta/shared/ui';
import { Footer } from './footer';
import { Header } from './header';
import { OverrideBanner } from './override-banner';

const CONTENT_ID = 'contenu';

/** Frame of the public site: navigation, page, footer. */
export function SiteFrame() {
  const { t } = useTranslation('host');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }}>
      <Button
        href={`#${CONTENT_ID}`}
        variant="contained"
        sx={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineStart: 8,
          zIndex: 'tooltip',
          '&:not(:focus)': {
            inlineSize: 1,
            blockSize: 1,
            minInlineSize: 0,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        }}
      >
        {t('layout.skip')}
      </Button>
      <OverrideBanner />
      <Header />
      {/* As tall as the screen while the page loads: the footer stays below and does not jump. */}
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minBlockSize: '100vh', outline: 'none' }}
      >
        <Outlet />
      </Box>
      <Footer />
      <ScrollRestoration />
    </Box>
  );
}
