import { contrast } from '../testing/contrast';
import { createPortalTheme } from './portal-theme';
import { type ColourName, PALETTE, type Scheme } from './tokens';

/** Text and the ground it stands on, as the pages use them. */
const TEXT_PAIRS: readonly [text: ColourName, ground: ColourName][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'wheat'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'wheat'],
  ['olive', 'paper'],
  ['olive', 'surface'],
  ['olive', 'wheat'],
  ['terracotta', 'paper'],
  ['terracotta', 'surface'],
  ['terracotta', 'wheat'],
  ['ink', 'sand'],
  ['muted', 'sand'],
  ['olive', 'sand'],
  ['sea', 'paper'],
  ['sea', 'surface'],
  ['paper', 'terracotta'],
  ['paper', 'olive'],
  ['paper', 'ink'],
  ['paper', 'sea'],
  ['onBand', 'field'],
  ['onBand', 'clay'],
  ['onBand', 'gulf'],
];

test('black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#2f4a2b', '#2f4a2b')).toBe(1);
});

describe.each(['light', 'dark'] satisfies Scheme[])('%s scheme', (scheme) => {
  test.each(TEXT_PAIRS)('%s on %s is legible', (text, ground) => {
    expect(contrast(PALETTE[scheme][text], PALETTE[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('text on a saffron ground is legible', () => {
    expect(contrast(PALETTE.light.ink, PALETTE[scheme].saffron)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the theme carries every colour of the palette in both schemes', () => {
  const theme = createPortalTheme('ltr');
  for (const scheme of ['light', 'dark'] as const) {
    expect(theme.colorSchemes[scheme]?.palette).toMatchObject(PALETTE[scheme]);
  }
});

test('the theme is switched by the attribute that the early script of the host writes', () => {
  expect(createPortalTheme('rtl').getColorSchemeSelector('dark')).toContain('[data-scheme="dark"]');
});
