import { useState } from 'react';

export type Chosen = {
  keys: ReadonlySet<string>;
  choose: (keys: readonly string[], chosen: boolean) => void;
  /** Chooses these and no others. */
  only: (keys: readonly string[]) => void;
  clear: () => void;
};

/** Rows that are chosen: they stay so on the other pages of a list. @param wanted names its filter; another one begins with nothing */
export function useChosen(wanted: string): Chosen {
  const [kept, keep] = useState({ wanted, keys: new Set<string>() });
  const keys = kept.wanted === wanted ? kept.keys : new Set<string>();
  return {
    keys,
    choose: (given, chosen) => {
      const others = [...keys].filter((key) => !given.includes(key));
      keep({ wanted, keys: new Set(chosen ? [...others, ...given] : others) });
    },
    only: (given) => keep({ wanted, keys: new Set(given) }),
    clear: () => keep({ wanted, keys: new Set() }),
  };
}
