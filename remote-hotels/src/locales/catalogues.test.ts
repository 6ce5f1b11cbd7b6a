import { compareCatalogues } from '@mosta/shared/testing/compare-catalogues';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

it('says the same in every language', () => {
  expect(compareCatalogues({ fr, en, ar })).toEqual([]);
});

it('keeps the sentences of the specification letter for letter in French', () => {
  expect(fr.list.loading).toBe('Loading properties...');
  expect(fr.list.found).toBe('{{count}} properties found');
  expect(fr.list.error).toBe('Failed to fetch hotels. Please try again later.');
  expect(fr.detail.noImages).toBe('No images available');
  expect(fr.detail.book).toBe('Réserver maintenant');
  expect(fr.card.noPrice).toBe('N/A');
});
