import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the focus nearby where a control goes away with what it changes: its row, its notice.
 * @param change what the page shows after it: the rows, whether a code applies
 * @param neighbour finds who takes the focus once the change is drawn
 * @returns what the control calls when it is pressed
 */
export function useFocusAfter(
  change: unknown,
  neighbour: () => HTMLElement | null | undefined,
): () => void {
  const pressed = useRef(false);
  const find = useEffectEvent(neighbour);
  useEffect(() => {
    // where the focus has not fallen to the page, somebody has moved it meanwhile
    if (!pressed.current || document.activeElement !== document.body) return;
    pressed.current = false;
    find()?.focus();
  }, [change]);
  return () => {
    pressed.current = true;
  };
}
