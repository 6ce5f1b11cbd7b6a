import { useMemo } from 'react';
import { useInventory } from '../data/use-inventory';
import { type Favourites, useFavouritePlaces } from './favourite-places';

/** The favourites as the plan shows them: a part of a joined stand counts as the whole, and is kept as it was. */
export function useMarkedPlaces(): Favourites {
  const { ids, problem, toggle } = useFavouritePlaces();
  const { find } = useInventory();
  return useMemo(() => {
    const codeOf = (id: string) => find(id)?.code ?? id;
    return {
      problem,
      ids: new Set([...ids].map(codeOf)),
      toggle: (code) => {
        const own = [...ids].filter((id) => codeOf(id) === code);
        for (const id of own.length > 0 ? own : [code]) toggle(id);
      },
    };
  }, [ids, problem, toggle, find]);
}
