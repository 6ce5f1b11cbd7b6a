import { LANGUAGES } from '../contract/languages';
import { type DateStyle, datePartsWithoutIntl } from './dates-without-intl';

/** As in format.ts: what is written must not change with what writes it. */
const LOCALES = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' };

const STYLES: DateStyle[] = [
  { day: 'numeric' },
  { weekday: 'long' },
  { day: 'numeric', month: 'long' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'long' },
];

/** Every day of a year that has the 29 February. */
const DAYS = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(STYLES)('writes the days of a year as Intl does: %j', (style) => {
    const intl = new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: 'UTC' });
    const written = DAYS.map((day) => datePartsWithoutIntl(language, day, style));
    expect(written).toEqual(DAYS.map((day) => intl.formatToParts(day)));
  });
});

it.each<[DateStyle]>([
  [{ day: '2-digit', month: '2-digit', year: 'numeric' }],
  [{ day: 'numeric', month: 'short' }],
  // written with a comma in English
  [{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
  [{}],
])('leaves other styles to Intl: %j', (style) => {
  expect(datePartsWithoutIntl('fr', new Date('2026-06-01'), style)).toBeUndefined();
});

it('leaves days to Intl that do not exist, or are of another millennium', () => {
  expect(datePartsWithoutIntl('fr', new Date('2025-13-01'), { day: 'numeric' })).toBeUndefined();
  expect(datePartsWithoutIntl('fr', new Date('0987-01-01'), { day: 'numeric' })).toBeUndefined();
});
