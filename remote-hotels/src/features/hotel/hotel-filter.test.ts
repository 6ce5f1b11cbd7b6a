import { buildHotel } from '@mosta/shared/testing/factories';
import { filterHotels, NO_FILTER } from './hotel-filter';

const port = buildHotel({ name: 'Hôtel du Port', address: 'Mostaganem', stars: 3 });
const jardin = buildHotel({ name: 'Résidence du Jardin', address: 'Mazagran', stars: 5 });

describe('filterHotels', () => {
  it('lets everything pass at first', () => {
    expect(filterHotels([port, jardin], NO_FILTER)).toEqual([port, jardin]);
  });

  it('finds words of name and address whatever their case and accents', () => {
    expect(filterHotels([port, jardin], { ...NO_FILTER, text: 'HOTEL mosta' })).toEqual([port]);
    expect(filterHotels([port, jardin], { ...NO_FILTER, text: 'jardin port' })).toEqual([]);
  });

  it('keeps the category asked for and better ones', () => {
    expect(filterHotels([port, jardin], { ...NO_FILTER, minimumStars: 4 })).toEqual([jardin]);
  });
});
