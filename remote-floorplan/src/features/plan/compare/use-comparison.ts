import { useMemo } from 'react';
import { useInventory } from '../data/use-inventory';
import { useAddressValue } from '../use-address-value';

/** Name in the address: `?comparer=B49,C02`. */
const PARAMETER = 'comparer';
/** More columns are not read side by side on a phone. */
export const MOST_COMPARED = 3;

export type Comparison = {
  codes: readonly string[];
  /** Whether no other stand can be added. */
  full: boolean;
  add: (code: string) => void;
  remove: (code: string) => void;
  clear: () => void;
};

/** The stands that are compared, kept in the address; what is no stand of the hall is left out. */
export function useComparison(): Comparison {
  const [value, write] = useAddressValue(PARAMETER, true);
  const { find } = useInventory();
  const codes = useMemo(() => {
    // A part of a joined stand leads to the whole.
    const stands = (value ?? '').split(',').flatMap((code) => {
      const place = find(code);
      return place?.kind === 'stand' ? [place.code] : [];
    });
    return [...new Set(stands)].slice(0, MOST_COMPARED);
  }, [value, find]);
  const keep = (next: readonly string[]) => write(next.join(',') || null);
  const full = codes.length >= MOST_COMPARED;
  return {
    codes,
    full,
    add: (code) => {
      if (!full && !codes.includes(code)) keep([...codes, code]);
    },
    remove: (code) => keep(codes.filter((one) => one !== code)),
    clear: () => keep([]),
  };
}
