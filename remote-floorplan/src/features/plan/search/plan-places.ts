import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { SECTORS } from '@mosta/shared/domain/sectors';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import type { ColoursByCode, StandOption } from '../list/stand-options';
import { type Sessions, sessionWords } from '../sessions/sessions';
import type { Occupants } from '../who/occupants';
import { sectorKey } from '../who/sector-key';
import type { PlanPlace } from './plan-search';

/** Kinds of places by the colour of their bar, which the legend names. */
export const KINDS = {
  orange: 'standard',
  green: 'large',
  blue: 'workshop',
  pink: 'food',
  yellow: 'sponsor',
  purple: 'vip',
  grey: 'entrance',
} as const satisfies Record<ShapeColour, string>;
/** What a favourite has as value of its filter. */
export const FAVOURITE = 'oui';
/** Values of the filters, in the order in which they are offered. */
export const VALUES = {
  state: ['free', 'held', 'reserved', 'blocked'],
  size: ['upTo9', 'upTo12', 'upTo23', 'from24', 'unknown'],
  price: ['upTo200', 'upTo300', 'more', 'onQuote'],
  kind: Object.values(KINDS),
  sector: SECTORS,
  favourite: [FAVOURITE],
} as const;

type Sources = {
  options: readonly StandOption[];
  stands: ReadonlyMap<string, Stand>;
  colours: ColoursByCode;
  occupants: Occupants;
  /** What takes place where, once it is known. */
  sessions: Sessions;
  favourites: ReadonlySet<string>;
  t: (key: string) => string;
};

/** Every line of the list as the search and the filters see it. */
export function planPlaces({
  options,
  stands,
  colours,
  occupants,
  sessions,
  favourites,
  t,
}: Sources): PlanPlace[] {
  return options.map(({ stand: { code }, status, name, label }) => {
    const stand = stands.get(code);
    const occupant = occupants.get(code);
    const colour = colours.get(code);
    const words = occupant && [
      occupant.name,
      occupant.description,
      t(sectorKey(occupant.sector)),
      // whoever is of another sector says itself what it makes
      ...(occupant.sector === 'other' ? [] : [t(`who.products.${occupant.sector}`)]),
    ];
    return {
      code,
      name,
      text: [label, ...(words ?? []), ...sessionWords(sessions.get(code))].join(' '),
      values: {
        ...(status && { state: status }),
        ...(stand && { size: sizeValue(stand.size) }),
        ...priceValue(status, stand),
        ...(colour && { kind: KINDS[colour] }),
        ...(occupant && { sector: occupant.sector }),
        ...(favourites.has(code) && { favourite: FAVOURITE }),
      },
    };
  });
}

function sizeValue(size: number | null): string {
  if (size === null) return 'unknown';
  if (size <= 9) return 'upTo9';
  if (size <= 12) return 'upTo12';
  return size < 24 ? 'upTo23' : 'from24';
}

/** Only what is free has a price. */
function priceValue(status: PublicStatus | undefined, stand: Stand | undefined) {
  if (status !== 'free' || !stand) return {};
  const dinars = stand.prices.DZD;
  if (dinars === undefined) return { price: 'onQuote' };
  if (dinars <= 200_000) return { price: 'upTo200' };
  return { price: dinars <= 300_000 ? 'upTo300' : 'more' };
}
