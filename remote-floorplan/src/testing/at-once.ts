import type { Work } from '../features/plan/core/slices';

/** The result of work that pauses, without its pauses. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
