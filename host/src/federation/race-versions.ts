import { isFinal, LoadError } from './failures';

/** Time as the loading of remotes sees it; kept from the page's start, so that no remote can replace it. */
export type Clock = {
  now: () => number;
  /** Runs something after that many milliseconds. @returns the function that cancels it */
  after: (ms: number, run: () => void) => () => void;
};

type Work<Loaded> = (signal: AbortSignal) => Promise<Loaded | LoadError>;

type Race<Loaded> = {
  clock: Clock;
  /** Loads the active version. */
  first: Work<Loaded>;
  /** Loads the previous version, where there is one. */
  second?: Work<Loaded> | undefined;
  /** Milliseconds after which the previous version joins an active one that has not failed yet. */
  secondAfter: number;
  /** Milliseconds after which both are given up; what is under way sees it by its signal. */
  deadline: number;
};

/**
 * Loads the active version, and the previous one beside it once the active one has failed or takes long. The first
 * success wins: a slow network is not made slower by giving up what has nearly arrived.
 * @returns what was loaded, or the failure of the active version
 */
export function raceVersions<Loaded extends object>(
  race: Race<Loaded>,
): Promise<Loaded | LoadError> {
  const { clock, first, second, secondAfter, deadline } = race;
  const controller = new AbortController();
  return new Promise((resolve) => {
    let running = 0;
    let failure: LoadError | undefined;
    let secondRuns = false;
    const run = (work: Work<Loaded>) => {
      running += 1;
      void work(controller.signal).then((outcome) => {
        running -= 1;
        if (!(outcome instanceof LoadError)) return settle(outcome);
        failure ??= outcome;
        if (!isFinal(outcome)) runSecond();
        if (running === 0) settle(failure);
      });
    };
    const runSecond = () => {
      if (secondRuns || !second || controller.signal.aborted) return;
      secondRuns = true;
      run(second);
    };
    const cancels = [
      clock.after(secondAfter, runSecond),
      clock.after(deadline, () => controller.abort()),
    ];
    const settle = (outcome: Loaded | LoadError) => {
      for (const cancel of cancels) cancel();
      resolve(outcome);
    };
    run(first);
  });
}

/** What a promise gives, unless the signal aborts before: then `failure` is thrown. */
export function untilAborted<Value>(
  signal: AbortSignal,
  promise: Promise<Value>,
  failure: () => LoadError,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const give = () => reject(failure());
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
