import type { AxiosInterceptorManager } from 'axios';

type Manager<Use> = Pick<AxiosInterceptorManager<never>, 'eject' | 'clear'> & { use: Use };

export type LateInterceptors<Real extends Manager<Real['use']>> = {
  /** What stands in for the library's manager, for as long as the page lives. */
  manager: Pick<Real, 'use' | 'eject' | 'clear'>;
  /** Does what was asked for so far, in that order, and from now on at once. */
  handOn: (real: Real) => void;
};

/** Interceptors of a client that is not made yet. The numbers by which they are taken away again stay valid. */
export function lateInterceptors<
  Real extends Manager<(...handlers: never[]) => number>,
>(): LateInterceptors<Real> {
  let made: Real | undefined;
  let count = 0;
  let waiting: ((real: Real) => void)[] = [];
  const numbers = new Map<number, number>();

  const soon = (act: (real: Real) => void) => {
    if (made) act(made);
    else waiting.push(act);
  };
  const use = (...handlers: Parameters<Real['use']>): number => {
    const number = count++;
    soon((real) => numbers.set(number, real.use(...handlers)));
    return number;
  };
  return {
    manager: {
      use: use as Real['use'],
      eject: (number) =>
        soon((real) => {
          const given = numbers.get(number);
          if (given !== undefined) real.eject(given);
        }),
      clear: () => soon((real) => real.clear()),
    },
    handOn: (real) => {
      made = real;
      for (const act of waiting) act(real);
      waiting = [];
    },
  };
}
