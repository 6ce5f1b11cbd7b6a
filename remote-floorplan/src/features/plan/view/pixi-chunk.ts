import { savesData } from '@mosta/shared/late/saves-data';

/** Fetches and evaluates Pixi's part of the plan. */
export async function loadPixi() {
  const { loadPlan } = await starter();
  return loadPlan();
}

/**
 * Has the browser fetch that part, without evaluating it, once it has nothing else to do; not for who saves data.
 * @returns cancels what has not begun
 */
export function prefetchPixi(): () => void {
  if (savesData()) return () => undefined;
  // A prefetch that fails costs nothing: `loadPixi` asks again and reports.
  const begin = () => void starter().catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(begin, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(begin);
  return () => cancelIdleCallback(idle);
}

/** Where the browser does not say when it is idle (Safari). */
const IDLE_FALLBACK_MS = 2000;

/** A few bytes, whose arrival makes webpack prefetch what they would import. */
const starter = () => import(/* webpackChunkName: "pixi-start" */ '../pixi/pixi-start');
