import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type { StandAction } from './stand.queries';

/** A free one is blocked, a blocked one given back, and who holds one may lose it. */
export function actionOn({
  state,
  holder,
}: Pick<OrganizerStand, 'state' | 'holder'>): StandAction | null {
  if (state === 'libre') return 'block';
  if (state === 'bloque') return 'unblock';
  return holder ? 'release' : null;
}

/** What can be done with stands that are chosen together, and with how many of them. */
export function actionsOn(stands: readonly OrganizerStand[]): [StandAction, OrganizerStand[]][] {
  const possible: [StandAction, OrganizerStand[]][] = [
    ['block', []],
    ['unblock', []],
    ['release', []],
  ];
  return possible
    .map(([action]): [StandAction, OrganizerStand[]] => [
      action,
      stands.filter((stand) => actionOn(stand) === action),
    ])
    .filter(([, own]) => own.length > 0);
}

/** Numbers of stands that are chosen: square metres, and list prices by currency, in the smallest used unit. */
export function figuresOf(stands: readonly OrganizerStand[]): {
  area: number;
  prices: Readonly<Record<string, number>>;
} {
  const prices: Record<string, number> = {};
  for (const stand of stands) {
    for (const [currency, amount] of Object.entries(stand.prices)) {
      prices[currency] = (prices[currency] ?? 0) + amount;
    }
  }
  return { area: stands.reduce((sum, { size }) => sum + (size ?? 0), 0), prices };
}
