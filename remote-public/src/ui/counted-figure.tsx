import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { Box } from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';

/** What a counter spells as the text does, and is worth it: neither prices and thousands, which have groups, nor one digit. */
const COUNTED = /^\d{2,3}$/;
const DURATION = '900ms';

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
      sx={{
        '@property --figure': { syntax: '"<integer>"', inherits: 'false', initialValue: '0' },
        '@keyframes figure-hidden': { from: { color: 'transparent' } },
        [`@keyframes figure-${figure}`]: {
          // as wide from the first frame on
          from: { visibility: 'visible', '--figure': String(10 ** (figure.length - 1)) },
          to: { visibility: 'visible', '--figure': figure },
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
            color: 'onBand',
            visibility: 'hidden',
            animation: `figure-${figure} ${DURATION} cubic-bezier(0.2, 0.7, 0.2, 1)`,
          },
        },
      }}
    >
      {children}
    </Box>
  );
}
