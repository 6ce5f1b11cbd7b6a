import { compareCatalogues } from '../../testing/compare-catalogues';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

it('says the same in every language', () => {
  expect(compareCatalogues({ fr, en, ar })).toEqual([]);
});
