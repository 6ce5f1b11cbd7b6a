import { judgements, type Measured, median, table } from './report';

const visit = (kind: Measured['kind'], content: number, bytes: number): Measured => ({
  ...{ kind, content, bytes, cache: 'cold', condition: 'cable', path: '/program' },
  ...{ lcp: 800, longest: Number.NaN, tbt: Number.NaN, cls: 0, inp: 16, requests: 20 },
});
const visits = [
  ...[1100, 9000, 1000].map((content) => visit('portal', content, 220 * 1024)),
  ...[1000, 1000, 1000].map((content) => visit('bundle', content, 200 * 1024)),
];

it('takes the median of the rounds, and shows ratios only of what can be compared', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  const row =
    '| /program | 1100 / 1000 (1.10) | 800 / 800 (1.00) | – | – | 0.000 / 0.000 | 16 / 16 (1.00) | 220 / 200 (1.10) | 20 / 20 (1.00) |';
  expect(table(visits).split('\n')).toContain(row);
});

it('holds the ratios against the targets', () => {
  expect(judgements(visits, { portal: 90, bundle: 100 })).toEqual([
    '✗ time until the content, cold, median of the pages: 1.10 (target 1.00)',
    '✗ time until the content, cold, slowest page: 1.10 (target 1.05)',
    '✓ bytes of a cold page, most: 1.10 (target 1.10)',
    '✓ bytes of a visitor of all pages: 0.90 (target 1.00)',
  ]);
});

it('holds the longest task of the page against its target, where tasks were traced', () => {
  const traced = visits.map((each) => ({ ...each, longest: each.kind === 'portal' ? 61.5 : 20 }));
  expect(judgements([...traced, ...visits], { portal: 90, bundle: 100 })).toContain(
    '✗ longest task of the portal, ms: 61.50 (target 50.00)',
  );
});
