import { Outlet, ScrollRestoration } from '@mosta/shared/router';
import { Box } from '@mosta/shared/ui';
import { OverrideBanner } from './override-banner';

/** Frame of work screens such as a dashboard: the whole window belongs to the page. */
export function AppFrame() {
  return (
    <>
      {/* at the foot of the window: a page that owns the whole window may fix a bar to its top */}
      <Box sx={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 'tooltip' }}>
        <OverrideBanner />
      </Box>
      <Box component="main" id="contenu" sx={{ minBlockSize: '100vh' }}>
        <Outlet />
      </Box>
      <ScrollRestoration />
    </>
  );
}
