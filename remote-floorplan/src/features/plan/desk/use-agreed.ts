import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Inventory } from '../data/inventory';
import type { Desk } from './desk';

/** Milliseconds that halls and desk wait for each other; then both are shown as they are. */
const LONGEST = 5000;

type Agreed = { halls: Inventory['halls']; desk: Desk };

/**
 * Halls and desk of one moment. Where stands are joined or cut, the halls and the owner's list arrive one after the other:
 * until both are there, both stay as they were.
 * @param pending the halls are not known yet: nothing is shown of them
 */
export function useAgreed(inventory: Inventory, desk: Desk, pending: boolean): Agreed {
  const { halls } = inventory;
  const known = useMemo(
    () => (pending ? null : differing(inventory, desk.known)),
    [inventory, desk.known, pending],
  );
  const [shown, show] = useState({ halls, desk, known });
  // Codes that one of the two never has, as those of a hall that is not shown, keep nothing waiting.
  const agrees = !known || !shown.known || known.every((code) => shown.known?.includes(code));
  if (agrees && (shown.halls !== halls || shown.desk !== desk || shown.known !== known)) {
    show({ halls, desk, known });
  }
  const giveUp = useEffectEvent(() => show({ halls, desk, known }));
  useEffect(() => {
    if (agrees) return;
    const timer = setTimeout(giveUp, LONGEST);
    return () => clearTimeout(timer);
  }, [agrees]);
  return agrees ? { halls, desk } : shown;
}

/** Codes of stands that the halls or the owner has, and the other has not. */
function differing({ entries }: Inventory, known: Desk['known']): readonly string[] {
  if (!known) return [];
  const drawn = entries.filter(({ choosable }) => choosable).map(({ code }) => code);
  const [ofHalls, ofOwner] = [new Set(drawn), new Set(known)];
  return [
    ...drawn.filter((code) => !ofOwner.has(code)),
    ...known.filter((code) => !ofHalls.has(code)),
  ];
}
