import { LANGUAGES } from '../contract/languages';
import { isAlgeria } from './company-number';
import { COUNTRY_CODES, countriesIn, HOME_COUNTRY } from './countries';
import { countryName } from './country-name';

it('names every country once in each language, the fair’s own first', () => {
  expect(COUNTRY_CODES).toHaveLength(249);
  for (const language of LANGUAGES) {
    const countries = countriesIn(language);
    expect(countries[0]?.code).toBe(HOME_COUNTRY);
    expect(new Set(countries.map(({ code }) => code))).toEqual(new Set(COUNTRY_CODES));
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(COUNTRY_CODES.length);
  }
});

it('names the fair’s country as the rules for its companies know it', () => {
  for (const language of LANGUAGES) expect(isAlgeria(countryName('DZ', language))).toBe(true);
});

it('keeps what is no code', () => {
  expect(countryName('Atlantide', 'fr')).toBe('Atlantide');
  expect(countryName('', 'fr')).toBe('');
});

it('orders accents as a dictionary does', () => {
  const names = countriesIn('fr').map(({ name }) => name);
  expect(names.indexOf('Émirats arabes unis')).toBeLessThan(names.indexOf('France'));
});
