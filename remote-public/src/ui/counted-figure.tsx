import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { Box } from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';

/**
 * What a counter spells as the text does, and is worth it: no price, no thousands, which have groups, nothing small. In a
 * build, the mark of the number of stands, which the server fills in (`STAND_COUNT_MARK`).
 */
const COUNTED = /^(\d{3}|\[\[stand-count]])$/;
const DURATION = '900ms';
/** As wide as the figure from the first frame on; a hall with fewer stands stands still. */
const START = 'min(100, var(--counted))';

/**
 * A figure that counts up once when its page comes (0122): a drawing of it lies over the text, which stays what is laid out,
 * searched and read aloud. Still on paper, for who asks for less movement, and where a prerendered page has shown it.
 */
export function CountedFigure({ children }: { children: ReactNode }) {
  const [isFirst] = useState(
    () => typeof document === 'undefined' || document.getElementById(PRERENDERED_ID) === null,
  );
  const figure = String(children);
  if (!isFirst || !COUNTED.test(figure)) return children;
  return (
    <Box
      component="span"
      // An attribute and no rule: the server fills in the mark in the elements of a page alone.
      style={{ ['--counted' as string]: figure }}
      sx={{
        '@property --figure': { syntax: '"<integer>"', inherits: 'false', initialValue: '0' },
        '@keyframes figure-hidden': { from: { WebkitTextFillColor: 'transparent' } },
        '@keyframes figure': {
          from: { visibility: 'visible', '--figure': START },
          to: { visibility: 'visible', '--figure': 'var(--counted)' },
        },
        '@media screen and (prefers-reduced-motion: no-preference)': {
          position: 'relative',
          display: 'inline-block',
          animation: `figure-hidden ${DURATION} step-end`,
          '&::after': {
            content: 'counter(figure) / ""',
            counterReset: 'figure var(--figure)',
            position: 'absolute',
            inset: 0,
            // of the text around it, on any ground
            WebkitTextFillColor: 'currentcolor',
            visibility: 'hidden',
            animation: `figure ${DURATION} cubic-bezier(0.2, 0.7, 0.2, 1)`,
          },
        },
      }}
    >
      {children}
    </Box>
  );
}
