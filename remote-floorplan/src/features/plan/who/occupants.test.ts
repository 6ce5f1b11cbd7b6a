import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { occupantsOf } from './occupants';

const LISTED = [
  { name: 'Exposant exemple 01', sector: 'oil', country: 'DZ', stand: 'A03' },
  { name: 'Exposant exemple 02', sector: 'sea', country: 'TN', stand: 'B10' },
] as const;
const PUBLISHED: PublicExhibitor[] = [
  {
    _id: 'e1',
    name: 'Moulin exemple',
    sector: 'cereals',
    country: 'DZ',
    description: 'Farines',
    website: null,
    stands: ['B10', 'B11'],
  },
];
const statuses = (codes: Record<string, PublicStatus>) => new Map(Object.entries(codes));

describe('who is on a stand', () => {
  it('is whom the directory names; a page of its own wins over the data file', () => {
    const all = occupantsOf(
      PUBLISHED,
      LISTED,
      statuses({ A03: 'reserved', B10: 'reserved', B11: 'reserved' }),
    );
    expect(all.get('A03')).toMatchObject({
      name: 'Exposant exemple 01',
      address: '/ExposantConfirme?recherche=Exposant+exemple+01',
    });
    expect(all.get('B10')).toMatchObject({
      name: 'Moulin exemple',
      address: '/ExposantConfirme?exposant=e1',
    });
    expect(all.get('B11')?.description).toBe('Farines');
  });

  it('is nobody where the stand is not taken', () => {
    const all = occupantsOf(PUBLISHED, LISTED, statuses({ A03: 'free', B10: 'held' }));
    expect(all.size).toBe(0);
  });
});
