import { Outlet, ScrollRestoration } from '@mosta/shared/router';
import { Box } from '@mosta/shared/ui';
import { OverrideBanner } from './override-banner';
import { SkipLink } from './skip-link';

/** Frame of work screens such as a dashboard: the whole window belongs to the page, which marks its content itself. */
export function AppFrame() {
  return (
    <>
      <SkipLink />
      {/* at the foot of the window: a page that owns the whole window may fix a bar to its top */}
      <Box sx={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 'tooltip' }}>
        <OverrideBanner />
      </Box>
      <Box component="main" sx={{ minBlockSize: '100vh' }}>
        <Outlet />
      </Box>
      <ScrollRestoration />
    </>
  );
}
