import { Outlet } from '@mosta/shared/router';
import { Box } from '@mosta/shared/ui';
import { LeavingBoundary } from '../federation/leaving-boundary';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { OverrideBanner } from './override-banner';
import { RestoredScroll } from './restored-scroll';
import { CONTENT_ID, SkipLink } from './skip-link';

/** Frame of the public site: navigation, page, footer, and on a phone the bar at its foot. */
export function SiteFrame() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' }}>
      <SkipLink />
      <OverrideBanner />
      <Header />
      {/* As tall as the screen while the page loads: the footer stays below and does not jump. */}
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minBlockSize: '100vh', outline: 'none' }}
      >
        <LeavingBoundary>
          <Outlet />
        </LeavingBoundary>
      </Box>
      <Footer />
      <BottomBar />
      <RestoredScroll />
    </Box>
  );
}
