import type { Work } from '@mosta/plan/drawing/work';
import { nextTask } from '@mosta/shared/late/next-task';

/** How long a slice keeps the page from answering: as React's, since a phone takes four times as long. */
const SLICE_MS = 5;

/**
 * Does work in slices, so that the page answers in between: the first at once, each other in a task of its own.
 * @param report gets the result; within this call where one slice is enough
 * @returns stops the work; nothing is reported then
 */
export function runInSlices<T>(work: Work<T>, report: (result: T) => void): () => void {
  let stopped = false;
  const slice = () => {
    if (stopped) return;
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) {
        report(step.value);
        return;
      }
    } while (performance.now() < end);
    void nextTask().then(slice);
  };
  slice();
  return () => {
    stopped = true;
  };
}

/** The result of work that is done in slices. @returns a promise that what the work throws rejects */
export function inSlices<T>(work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    runInSlices(outcomeOf(work), (outcome) =>
      'error' in outcome ? reject(outcome.error) : resolve(outcome.value),
    );
  });
}

function* outcomeOf<T>(work: Work<T>): Work<{ value: T } | { error: unknown }> {
  try {
    return { value: yield* work };
  } catch (error) {
    return { error };
  }
}
