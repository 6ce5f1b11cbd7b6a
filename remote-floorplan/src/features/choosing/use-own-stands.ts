import { useMemo } from 'react';
import { useMyHolds, useMyReservations } from './hold.queries';

const NONE: readonly string[] = [];

/** Codes of the exhibitor's own stands: those under option, and those of reservations that were not cancelled. */
export function useOwnStands() {
  const holds = useMyHolds().data;
  const reservations = useMyReservations().data;
  return useMemo(() => {
    const held = holds?.map(({ code }) => code) ?? NONE;
    const lines = (reservations ?? [])
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ status, booths }) => booths.map(({ booth: { code } }) => ({ status, code })));
    const codesOf = (wanted: string) =>
      lines.flatMap(({ status, code }) => (code && status === wanted ? [code] : []));
    const pending = codesOf('pending');
    return { held, pending, all: [...new Set([...held, ...pending, ...codesOf('confirmed')])] };
  }, [holds, reservations]);
}

export type OwnStands = ReturnType<typeof useOwnStands>;
