import { readReference, reference, reservationReference } from './reference';

const edition = { product: 'Mosta Expo', year: 2025 };

it('is made of the product, the year, a letter and six digits', () => {
  expect(reference('badge', edition, 123)).toBe('ME25-V000123');
  expect(reference('quote', edition, 1_234_567)).toBe('ME25-D1234567');
});

it.each(['ME25-V000123', 'me25-v000123', ' ME25 V 123 ', 'ME25V000123'])('reads "%s"', (text) => {
  expect(readReference('badge', edition, text)).toBe(123);
});

it.each([
  '',
  'ME25-D000123',
  'ME24-V000123',
  'ME25-V',
  'ME25-V12a',
  '123',
  `ME25-V${'9'.repeat(30)}`,
])('finds no badge in "%s"', (text) => {
  expect(readReference('badge', edition, text)).toBeNull();
});

it('takes the first digits of a reservation’s identifier', () => {
  const id = '7d5b2f0e-6c1a-4e8b-9a43-2b6f0c9d1e57';
  expect(reservationReference(edition, id)).toBe('ME25-R7D5B2F0E');
});
