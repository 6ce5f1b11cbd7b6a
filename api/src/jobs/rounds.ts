/** Work repeated in the background. */
export type Round = {
  /** Runs as soon as possible instead of at the next beat. */
  kick: () => void;
  /** Ends the repetition once the work under way is done. */
  stop: () => Promise<void>;
};

/** Repeats `work` every so many milliseconds, never twice at once; errors are reported and the rounds go on. */
export function startRounds(
  work: () => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): Round {
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
    kick: run,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
