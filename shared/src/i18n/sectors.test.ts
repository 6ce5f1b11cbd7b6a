import { SECTORS, STORED_SECTORS } from '../domain/sectors';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

test('every sector has a name in the three languages, and the French one is what quotes store', () => {
  expect(fr.sectors).toEqual(STORED_SECTORS);
  for (const { sectors } of [en, ar]) expect(Object.keys(sectors)).toEqual([...SECTORS]);
});
