import type { Hotel, HotelCategoryEntry } from '@mosta/shared/schemas/hotel.schema';

/** Currencies of the card's "from" price (specification, sections 2 and 9). */
export const CARD_CURRENCIES = ['DZD', 'EUR'] as const;

export type OfferedPrice = { currency: string; amount: number };

/** Lowest price of a room in `currency`, or null: a price of zero is no offer. */
export function lowestRoomPrice(hotel: Hotel, currency: string): number | null {
  const amounts = hotel.categories.rooms.flatMap((room) => {
    const amount = room.prices[currency];
    return amount !== undefined && amount > 0 ? [amount] : [];
  });
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** Every price above zero; dinars and euros first, other currencies after them by code. */
export function offeredPrices(entry: HotelCategoryEntry): OfferedPrice[] {
  return Object.entries(entry.prices)
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((one, other) => rank(one) - rank(other) || one.currency.localeCompare(other.currency));
}

function rank({ currency }: OfferedPrice): number {
  const known: readonly string[] = CARD_CURRENCIES;
  const index = known.indexOf(currency);
  return index === -1 ? known.length : index;
}
