/** State of a stand in the API. */
export const STAND_STATES = ['libre', 'option', 'reserve', 'confirme', 'bloque'] as const;
export type StandState = (typeof STAND_STATES)[number];

/** The drawing's boolean: only a free stand is available. */
export function isAvailable(state: StandState): boolean {
  return state === 'libre';
}

/** What everybody may know of a stand's state; whether a sale is confirmed concerns its buyer. */
export type PublicStatus = 'free' | 'held' | 'reserved' | 'blocked';

const PUBLIC_STATUS: Record<StandState, PublicStatus> = {
  libre: 'free',
  option: 'held',
  reserve: 'reserved',
  confirme: 'reserved',
  bloque: 'blocked',
};

export function publicStatus(state: StandState): PublicStatus {
  return PUBLIC_STATUS[state];
}

type Change = { code: string; state: StandState; revision: number };

/** The newest account of each stand: the higher revision wins, whatever the order in which they arrive. */
export function withChange<Known extends Change>(
  changes: ReadonlyMap<string, Known>,
  change: Known,
): ReadonlyMap<string, Known> {
  const known = changes.get(change.code);
  if (known && known.revision >= change.revision) return changes;
  return new Map(changes).set(change.code, change);
}

/**
 * A list of stands brought up to date by the changes heard since. A list of the same revision wins: it also knows of
 * options that have run out and were not announced yet.
 */
export function withChanges<Listed extends Change>(
  stands: readonly Listed[],
  changes: ReadonlyMap<string, Change>,
): readonly Listed[] {
  return stands.map((stand) => {
    const change = changes.get(stand.code);
    if (!change || change.revision <= stand.revision) return stand;
    return { ...stand, state: change.state, revision: change.revision };
  });
}
