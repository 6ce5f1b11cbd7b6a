import { Outlet } from '@mosta/shared/router';
import { Box } from '@mosta/shared/ui';
import { LeavingBoundary } from '../federation/leaving-boundary';
import { OverrideBanner } from './override-banner';
import { RestoredScroll } from './restored-scroll';
import { SkipLink } from './skip-link';

/** Frame of work screens such as a dashboard: the page fills the window, with its own bars inside of the one `main`. */
export function AppFrame() {
  return (
    <>
      <SkipLink />
      {/* At the bottom of the window, because a page of this frame may fix a bar to the top. */}
      <Box sx={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 'tooltip' }}>
        <OverrideBanner />
      </Box>
      <Box component="main" sx={{ minBlockSize: '100vh' }}>
        <LeavingBoundary>
          <Outlet />
        </LeavingBoundary>
      </Box>
      <RestoredScroll />
    </>
  );
}
