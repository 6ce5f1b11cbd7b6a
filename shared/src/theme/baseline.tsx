import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { FOOT_TAKEN } from '../contract/foot-of-screen';
import { FOCUS_RING } from './components/buttons';
import { FILLED_KEYFRAMES } from './components/inputs';

/** What serves the screen: beside `main` header, footer and bars, inside it menus and what keeps the screen's foot; toasts. */
const FURNITURE = `:has(> main) > :not(main), nav, [${FOOT_TAKEN}], .notistack-SnackbarContainer`;

function baseline(theme: Theme) {
  const { palette } = theme.vars;
  return {
    html: { scrollPaddingBlockStart: 96, textSizeAdjust: '100%' },
    body: {
      color: palette.ink,
      backgroundColor: palette.paper,
      textRendering: 'optimizeLegibility' as const,
      overflowWrap: 'break-word' as const,
    },
    'h1, h2, h3, h4, h5, h6': { textWrap: 'balance' as const },
    p: { textWrap: 'pretty' as const },
    'img, svg, video, canvas': { maxWidth: '100%' },
    'a:not([class])': { color: palette.olive, textUnderlineOffset: '0.2em' },
    'a:focus-visible, button:focus-visible, summary:focus-visible': FOCUS_RING,
    // The host moves the focus to the heading after a navigation; it is no control and shows no ring.
    '[tabindex="-1"]:focus': { outline: 'none' },
    '::selection': { color: palette.onBand, backgroundColor: palette.clay },
    ...FILLED_KEYFRAMES,
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // None, not a short one: that would hold back every change, the size of a drawing too, until a later frame.
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
    // The one style of paper for all pages (docs/decisions/0121): light by the theme, and nothing but what is in `main`.
    '@media print': {
      body: { backgroundColor: 'transparent' },
      [FURNITURE]: { display: 'none !important' },
      // Paper shows one moment: not that of a colour on its way from the dark scheme.
      '*, *::before, *::after': { transition: 'none !important' },
    },
  };
}

/** Global styles: colours of the body, focus rings, balanced headings, reduced motion on demand. */
export function Baseline() {
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={baseline} />
    </>
  );
}
