import { delay, type HttpHandler, http } from 'msw';

/** Milliseconds by which a call is late at most. */
const LATEST_MS = 200;

/**
 * Comes before all handlers, and has calls of the service come late by chance, as on a busy machine: a test that rests on
 * the order in which several of them arrive fails then.
 * @param seed the same seed gives the same delays
 */
export function lateCalls(seed: number): HttpHandler {
  const next = delaysFrom(seed);
  return http.all('*', async () => {
    const ms = next();
    if (ms > 0) await delay(ms);
  });
}

/** @returns gives one delay after the other, in milliseconds; half of them are 0 */
export function delaysFrom(seed: number): () => number {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (random() < 0.5 ? 0 : Math.ceil(random() * LATEST_MS));
}
