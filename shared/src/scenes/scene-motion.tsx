import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { useState } from 'react';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * What moves once when a page comes, by transforms alone: light rises, boats rock, stalls grow from the ground (0122). The
 * baseline ends all of it at once for who asks for less movement.
 */
const MOTIONS = {
  '@keyframes rise': { from: { transform: 'translateY(48px)' } },
  '@keyframes rock': {
    '30%': { transform: 'rotate(2.5deg)' },
    '70%': { transform: 'rotate(-2deg)' },
  },
  '@keyframes grow': { from: { transform: 'scaleY(0.7)' } },
  '& [data-moves="rise"]': { animation: `rise 700ms ${EASE}` },
  '& [data-moves="rock"]': { animation: 'rock 2.4s ease-in-out' },
  '& [data-moves="grow"]': { animation: `grow 500ms ${EASE}` },
} as const;

/** Marks a part of a scene that moves; it may have no `transform` of its own, which the motion would replace. */
export function moves(motion: 'rise' | 'rock' | 'grow') {
  return { 'data-moves': motion };
}

/** Styles of a scene: none for the live page that takes the place of a prerendered one, in which everything has moved. */
export function useMotions(): typeof MOTIONS | undefined {
  const [isFirst] = useState(
    () => typeof document === 'undefined' || document.getElementById(PRERENDERED_ID) === null,
  );
  return isFirst ? MOTIONS : undefined;
}
