import type { Reservation } from '../schemas/reservation.schema';
import type { Hold } from '../schemas/stand.schema';

/** A stand that an exhibitor holds or has asked for. */
export type OwnStand<OwnHold extends Hold = Hold> = {
  key: string;
  /** Null for a booth that was asked for by its size, and for which no stand is chosen yet. */
  code: string | null;
  /** The code, or the name of the wished booth. */
  name: string;
  /** Square metres; null where it is not known. */
  size: number | null;
  quantity: number;
  standing:
    | { kind: 'hold'; hold: OwnHold }
    /** `expires`: when it goes back to the sale unless it is confirmed; null where no clock runs. */
    | { kind: 'pending'; expires: string | null }
    | { kind: 'confirmed' };
};

/**
 * Stands of an exhibitor's reservations, then of holds, each stand once. A cancelled reservation has released its
 * stands; a booth is confirmed when its reservation is and the stand is reserved for it.
 * @param sizes square metres by code, for holds, which carry only a code
 */
export function ownStandsOf<OwnHold extends Hold>(
  reservations: readonly Reservation[],
  holds: readonly OwnHold[],
  sizes: ReadonlyMap<string, number | null> = new Map(),
): OwnStand<OwnHold>[] {
  const reserved = reservations
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ booths, status, expires }) =>
      booths.map(
        ({ _id, quantity, booth }): OwnStand<OwnHold> => ({
          key: _id,
          code: booth.code,
          name: booth.code ?? booth.name,
          size: booth.size,
          quantity,
          standing:
            status === 'confirmed' && booth.reserved
              ? { kind: 'confirmed' }
              : { kind: 'pending', expires: booth.code === null ? null : expires },
        }),
      ),
    );
  const taken = new Set(reserved.map(({ code }) => code));
  const held = holds
    .filter(({ code }) => !taken.has(code))
    .map(
      (hold): OwnStand<OwnHold> => ({
        key: hold._id,
        code: hold.code,
        name: hold.code,
        size: sizes.get(hold.code) ?? null,
        quantity: 1,
        standing: { kind: 'hold', hold },
      }),
    );
  return [...reserved, ...held];
}

/** Distinct codes of the stands that have one, to mark on a plan. @param kind only stands of this kind */
export function standCodesOf(
  stands: readonly OwnStand[],
  kind?: OwnStand['standing']['kind'],
): string[] {
  const codes = stands.flatMap(({ code, standing }) =>
    code !== null && (kind === undefined || standing.kind === kind) ? [code] : [],
  );
  return [...new Set(codes)];
}
