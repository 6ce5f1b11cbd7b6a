import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The plan over the whole window, and over the whole screen where the browser can: an iPhone cannot. What lies behind is
 * inert meanwhile, so that neither the keyboard nor a screen reader gets lost in it, and keeps the room of the plan, so that
 * whoever leaves finds the plan where it was.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const target = root.current;
    if (!full || !target) return;
    const behind = siblingsUpwards(target);
    for (const element of behind) element.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
      target.parentElement?.style.removeProperty('min-block-size');
      for (const element of behind) element.inert = false;
    };
  }, [full, root]);

  useEffect(() => {
    if (!full) return;
    let wanted = true;
    let given = false;
    // The end of an earlier one may be told only now.
    const onChange = () => {
      if (given && !document.fullscreenElement) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.documentElement.requestFullscreen?.().then(
      () => {
        given = true;
        if (!wanted) leaveScreen();
      },
      // The window is filled already; a browser that refuses the screen leaves it at that.
      () => undefined,
    );
    return () => {
      wanted = false;
      document.removeEventListener('fullscreenchange', onChange);
      leaveScreen();
    };
  }, [full]);

  const change = useCallback(
    (next: boolean) => {
      const place = root.current?.parentElement;
      if (next && place) place.style.minBlockSize = `${place.offsetHeight}px`;
      setFull(next);
    },
    [root],
  );
  return [full, change] as const;
}

function leaveScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Everything beside the element and beside each of its ancestors, that is not inert already. */
function siblingsUpwards(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling);
    }
  }
  return found;
}
