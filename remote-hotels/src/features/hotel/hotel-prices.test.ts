import { buildHotel } from '@mosta/shared/testing/factories';
import { lowestRoomPrice, offeredPrices } from './hotel-prices';

const entry = (prices: Record<string, number>) => ({
  _id: 'x',
  type: 'Exemple',
  prices,
  images: [],
});

function hotelWithRooms(...prices: Record<string, number>[]) {
  return buildHotel({ categories: { rooms: prices.map(entry), restauration: [], others: [] } });
}

describe('lowestRoomPrice', () => {
  it('is the lowest of all room types in that currency', () => {
    const hotel = hotelWithRooms({ DZD: 12_000, EUR: 80 }, { DZD: 9_500, EUR: 95 });
    expect(lowestRoomPrice(hotel, 'DZD')).toBe(9_500);
    expect(lowestRoomPrice(hotel, 'EUR')).toBe(80);
  });

  it('ignores zero, which is no offer', () => {
    expect(lowestRoomPrice(hotelWithRooms({ DZD: 0 }, { DZD: 7_000 }), 'DZD')).toBe(7_000);
  });

  it('is null without a room, without that currency, or with zeros alone', () => {
    expect(lowestRoomPrice(hotelWithRooms(), 'DZD')).toBeNull();
    expect(lowestRoomPrice(hotelWithRooms({ DZD: 7_000 }), 'EUR')).toBeNull();
    expect(lowestRoomPrice(hotelWithRooms({ EUR: 0 }), 'EUR')).toBeNull();
  });

  it('looks at rooms only', () => {
    const hotel = buildHotel({
      categories: {
        rooms: [entry({ DZD: 9_000 })],
        restauration: [entry({ DZD: 10 })],
        others: [],
      },
    });
    expect(lowestRoomPrice(hotel, 'DZD')).toBe(9_000);
  });
});

describe('offeredPrices', () => {
  it('keeps every currency above zero, dinars and euros first', () => {
    expect(offeredPrices(entry({ USD: 90, EUR: 80, TND: 0, DZD: 12_000 }))).toEqual([
      { currency: 'DZD', amount: 12_000 },
      { currency: 'EUR', amount: 80 },
      { currency: 'USD', amount: 90 },
    ]);
  });
});
