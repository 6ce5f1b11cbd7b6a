import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The plan over the whole window, and over the whole screen where the browser can: an iPhone cannot. What lies behind is
 * inert meanwhile, so that neither the keyboard nor a screen reader gets lost in it.
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
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.documentElement.style.overflow = overflow;
      for (const element of behind) element.inert = false;
    };
  }, [full, root]);

  const change = useCallback((next: boolean) => {
    setFull(next);
    const page = document.documentElement;
    // The window is filled already; a browser that refuses the screen leaves it at that.
    if (next) void page.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  return [full, change] as const;
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
