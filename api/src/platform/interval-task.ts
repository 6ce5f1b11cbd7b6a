/** Work repeated in the background. */
export type IntervalTask = {
  /** Runs as soon as possible instead of when the interval is over. */
  wake: () => void;
  /** Ends the repetition once the work under way is done. */
  stop: () => Promise<void>;
};

/** Repeats `work` every so many milliseconds, never twice at once; after an error, which is reported, it goes on. */
export function startIntervalTask(
  work: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): IntervalTask {
  let stopped = false;
  let wanted = false;
  let running: Promise<void> | null = null;

  const run = () => {
    if (stopped) return;
    if (running) {
      wanted = true;
      return;
    }
    running = work()
      .catch(onError)
      .finally(() => {
        running = null;
        if (wanted) {
          wanted = false;
          run();
        }
      });
  };
  const timer = setInterval(run, interval);
  timer.unref();
  return {
    wake: run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
