import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(window);

/** What webpack gives a module to take updates by; undefined in a build without them. */
export type Hot = {
  data?: { exports?: Record<string, unknown> };
  accept: () => void;
  dispose: (handler: (data: { exports?: Record<string, unknown> }) => void) => void;
  invalidate: () => void;
  check: (apply: boolean) => Promise<(string | number)[] | null>;
  status: () => string;
};

let planned = false;

/** Lets the page show the new components; what they remember stays where their hooks are the same. */
function planRefresh(): void {
  if (planned) return;
  planned = true;
  // after the last module of the update
  setTimeout(() => {
    planned = false;
    runtime.performReactRefresh();
  });
}

/**
 * Takes a module's updates by itself where all that it exports are components: whoever imports them need not be evaluated
 * again. Anything else goes on to the importers.
 */
export function acceptComponents(hot: Hot, exported: () => unknown): void {
  hot.dispose((data) => {
    data.exports = namesOf(exported());
  });
  const now = namesOf(exported());
  const before = hot.data?.exports;
  if (!areComponents(now)) {
    if (before && areComponents(before)) hot.invalidate();
    return;
  }
  hot.accept();
  if (before === undefined) return;
  if (haveSameNames(before, now)) planRefresh();
  else hot.invalidate();
}

export const { register } = runtime;
export const signature = runtime.createSignatureFunctionForTransform;

function namesOf(exported: unknown): Record<string, unknown> {
  return typeof exported === 'object' && exported !== null ? { ...exported } : {};
}

function areComponents(exported: Record<string, unknown>): boolean {
  const values = Object.values(exported);
  return values.length > 0 && values.every((value) => runtime.isLikelyComponentType(value));
}

function haveSameNames(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
  return Object.keys(before).sort().join() === Object.keys(now).sort().join();
}
