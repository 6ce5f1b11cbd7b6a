/** Work that can pause at each of its yields; none of them is longer than some milliseconds after the one before. */
export type Work<T> = Generator<undefined, T, undefined>;

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
    inNextTask(slice);
  };
  slice();
  return () => {
    stopped = true;
  };
}

/** Not by a timer, which browsers hold back for 4 ms and more. */
function inNextTask(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(undefined);
}
