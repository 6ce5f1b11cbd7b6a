import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RADIUS } from '../theme/tokens';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGES = readdirSync(ROOT).filter((name) => /^(host|shared|remote-.+)$/.test(name));

/** Files that define what all others use. */
const DEFINITIONS = ['shared/src/theme/tokens.ts', 'shared/src/ui/layout/plain-list.tsx'];

const values = [...new Set(Object.values(RADIUS))].map((radius) => radius.replace('px', ''));
const REPEATED = [
  {
    use: 'RADIUS of @mosta/shared/theme',
    pattern: new RegExp(`borderRadius:(\\s*\\{[^}]*?|[^,\\n]*?)\\b(${values.join('|')})(px)?\\b`),
  },
  {
    use: 'PlainList or CardGrid of @mosta/shared/ui',
    // the marker of a `summary` is no list's
    pattern: /listStyle: 'none'(?!,\s*'&::-webkit-details-marker')/,
  },
  {
    // the digit 0 of a typeface and of its fallback differ: lines would break anew when the typeface comes
    use: 'em for the width of a text',
    pattern: /['"`\s:](\d+(\.\d+)?)ch\b/,
  },
];

/** What to use in place of the styles that a source repeats. */
function repetitionsIn(text: string): string[] {
  return REPEATED.flatMap(({ use, pattern }) => (pattern.test(text) ? [use] : []));
}

const sources = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${name}/src/${file}`),
).filter((file) => !DEFINITIONS.includes(file));

it('finds radii, list resets and widths in ch', () => {
  expect(repetitionsIn("sx={{ borderRadius: '18px' }}")).toHaveLength(1);
  expect(repetitionsIn('sx={{ borderRadius: { xs: 0, md: 999 } }}')).toHaveLength(1);
  expect(repetitionsIn("const LIST = { listStyle: 'none', m: 0, p: 0 };")).toHaveLength(1);
  expect(repetitionsIn("sx={{ maxInlineSize: '70ch' }}")).toHaveLength(1);
  expect(repetitionsIn("sx={{ borderRadius: '50%', padding: '18px' }}")).toEqual([]);
});

it('has each radius and the list reset written once, and no width in ch', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((file) =>
    repetitionsIn(readFileSync(join(ROOT, file), 'utf8')).map((use) => `${file}: use ${use}`),
  );
  expect(found).toEqual([]);
});
