import { startTransition, useEffect, useState } from 'react';
import type { Group, StandOption } from './stand-options';

/** Options that fill the height of the list: with them the rest changes nothing that is in sight. */
const IN_SIGHT = 12;

/**
 * The groups that are drawn by now: at first those that fill the list, and that of the active option, then one more with
 * each rendering in between, so that no task of the start draws the whole hall.
 */
export function useGroupsByTurns(
  groups: readonly Group<StandOption>[],
  active: string | null,
): readonly Group<StandOption>[] {
  const [turns, setTurns] = useState(0);
  const drawn = groups.slice(0, leastGroups(groups, active) + turns);
  const isWhole = drawn.length === groups.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setTurns((done) => done + 1));
  }, [isWhole, turns]);
  return drawn;
}

function leastGroups(groups: readonly Group<StandOption>[], active: string | null): number {
  let options = 0;
  const filling = groups.findIndex((group) => {
    options += group.options.length;
    return options >= IN_SIGHT;
  });
  const ofActive = groups.findIndex(({ options }) =>
    options.some(({ stand }) => stand.code === active),
  );
  return filling === -1 ? groups.length : Math.max(filling, ofActive) + 1;
}
