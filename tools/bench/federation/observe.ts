/** What the page tells of its own start. */
export type Observed = {
  /** Milliseconds from the navigation until the page's own content was there and live; null until then. */
  content: number | null;
  lcp: number;
  cls: number;
  /** Longest of the interactions, in milliseconds; null before the first. */
  inp: number | null;
};

declare global {
  interface Window {
    observedStart: Observed;
  }
}

/** Runs in the page before its own scripts, and fills `observedStart`. @param selectors of the page's own content */
export function observeStart(selectors: string[]): void {
  const observed: Observed = { content: null, lcp: 0, cls: 0, inp: null };
  window.observedStart = observed;
  const look = () => {
    if (observed.content !== null) return;
    if (!selectors.every((selector) => document.querySelector(selector))) return;
    observed.content = performance.now();
    changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true });

  const follow = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  follow('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.cls += value;
  });
  const interaction = (entry: PerformanceEntry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
    if (entry.entryType === 'first-input' || interactionId)
      observed.inp = Math.max(observed.inp ?? 0, entry.duration);
  };
  follow('event', interaction, { durationThreshold: 16 });
  // Shorter ones are told of the first input alone.
  follow('first-input', interaction);
}
