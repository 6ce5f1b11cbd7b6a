import { Outlet, ScrollRestoration } from '@mosta/shared/router';
import { Box } from '@mosta/shared/ui';
import { OverrideBanner } from './override-banner';

/** Frame of work screens such as a dashboard: the whole window belongs to the page. */
export function AppFrame() {
  return (
    <>
      <OverrideBanner />
      <Box component="main" id="contenu" sx={{ minBlockSize: '100vh' }}>
        <Outlet />
      </Box>
      <ScrollRestoration />
    </>
  );
}
