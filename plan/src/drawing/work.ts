/** Work that can pause at each of its yields; none of them is longer than some milliseconds after the one before. */
export type Work<T> = Generator<undefined, T, undefined>;

/** The result of work that can pause, without its pauses. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
