import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { Hold } from '@mosta/shared/schemas/stand.schema';

/** A stand that the exhibitor has asked for or holds. */
export type OwnStand = {
  key: string;
  /** Null for a booth that was asked for by its size, and for which no stand is chosen yet. */
  code: string | null;
  /** The code, or the name of the wished booth. */
  name: string;
  /** Square metres; null where it is not known. */
  size: number | null;
  quantity: number;
  standing: { kind: 'option'; hold: Hold } | { kind: 'pending' } | { kind: 'confirmed' };
};

/**
 * Stands of the exhibitor's reservations, then holds, each stand once. A cancelled reservation has released its stands.
 * @param sizes square metres by code, for holds, which carry only a code
 */
export function ownStandsOf(
  reservations: readonly Reservation[],
  holds: readonly Hold[],
  sizes: ReadonlyMap<string, number | null>,
): OwnStand[] {
  const reserved: OwnStand[] = reservations
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ booths, status }) =>
      booths.map(({ _id, quantity, booth }) => ({
        key: _id,
        code: booth.code,
        name: booth.code ?? booth.name,
        size: booth.size,
        quantity,
        standing: {
          kind:
            status === 'confirmed' && booth.reserved
              ? ('confirmed' as const)
              : ('pending' as const),
        },
      })),
    );
  const taken = new Set(reserved.map(({ code }) => code));
  const held: OwnStand[] = holds
    .filter(({ code }) => !taken.has(code))
    .map((hold) => ({
      key: hold._id,
      code: hold.code,
      name: hold.code,
      size: sizes.get(hold.code) ?? null,
      quantity: 1,
      standing: { kind: 'option', hold },
    }));
  return [...reserved, ...held];
}

/** What the plan marks. */
export function codesOf(stands: readonly OwnStand[]): string[] {
  return stands.flatMap(({ code }) => (code === null ? [] : [code]));
}
