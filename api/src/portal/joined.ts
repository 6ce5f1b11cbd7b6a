/**
 * Joins calls that come while a run is under way into one that begins after it: nobody gets an answer older than the
 * question, and however many ask, one run at a time is under way.
 */
export function joined<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;

  const start = (): Promise<Result> => {
    next = null;
    const started = run();
    current = started;
    const finish = () => {
      if (current === started) current = null;
    };
    started.then(finish, finish);
    return started;
  };

  return () => {
    if (current === null) return start();
    next ??= current.then(start, start);
    return next;
  };
}
