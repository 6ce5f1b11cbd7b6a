/** State of a stand in the API. */
export const STAND_STATES = ['libre', 'option', 'reserve', 'confirme', 'bloque'] as const;
export type StandState = (typeof STAND_STATES)[number];

/** The drawing's boolean: only a free stand is available. */
export function isAvailable(state: StandState): boolean {
  return state === 'libre';
}

/** The public view of a stand's state, which hides whether a sale is confirmed. */
export const PUBLIC_STATUSES = ['free', 'held', 'reserved', 'blocked'] as const;
export type PublicStatus = (typeof PUBLIC_STATUSES)[number];

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

/** The newest state of each stand: the higher revision wins, whatever the order of arrival. */
export function withChange<Known extends Change>(
  changes: ReadonlyMap<string, Known>,
  change: Known,
): ReadonlyMap<string, Known> {
  const known = changes.get(change.code);
  if (known && known.revision >= change.revision) return changes;
  return new Map(changes).set(change.code, change);
}

/**
 * Applies the changes received since to a list of stands. At equal revisions the list wins: it also reflects
 * holds that have expired and were not announced yet.
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
