import type { Kind } from './servers';
import type { Visit } from './visit';

export type Measured = Visit & {
  kind: Kind;
  cache: 'cold' | 'warm';
  condition: string;
  path: string;
};

type Figure = keyof Visit;

/** A column: its unit, and how many of the visit's own are one of it. */
const COLUMNS: [Figure, string, number, number][] = [
  ['content', 'content, ms', 1, 0],
  ['lcp', 'LCP, ms', 1, 0],
  ['longest', 'longest task, ms', 1, 0],
  ['tbt', 'TBT at 4 x CPU, ms', 1, 0],
  ['cls', 'CLS', 1, 3],
  ['inp', 'INP, ms', 1, 0],
  ['bytes', 'KB', 1024, 0],
  ['requests', 'requests', 1, 0],
];

/** Below this, in the visit's own unit, a ratio says nothing. */
const TOO_SMALL: Partial<Record<Figure, number>> = {
  cls: 0.01,
  longest: 1,
  tbt: 1,
  bytes: 1,
  requests: 1,
};

/** Rows of pages, columns of figures: portal / bundle (ratio). */
export function table(measured: Measured[]): string {
  const rows = pathsOf(measured).map((path) => {
    const cells = COLUMNS.map(([figure, , unit, digits]) => {
      const [portal, bundle] = pairOf(measured, path, figure);
      const shown = (value: number) => (value / unit).toFixed(digits);
      if (Number.isNaN(portal)) return '–';
      const quotient = ratio(portal, bundle, figure);
      return `${shown(portal)} / ${shown(bundle)}${quotient === null ? '' : ` (${quotient.toFixed(2)})`}`;
    });
    return `| ${[path, ...cells].join(' | ')} |`;
  });
  return [
    `| ${['page', ...COLUMNS.map(([, title]) => title)].join(' | ')} |`,
    `|${'---|'.repeat(COLUMNS.length + 1)}`,
    ...rows,
  ].join('\n');
}

/** The targets of portal to bundle, and that of the portal's tasks, each with what was measured. */
export function judgements(measured: Measured[], tours: Record<Kind, number>): string[] {
  const ratios = (cache: Measured['cache'], figure: Figure) => {
    const wanted = measured.filter((each) => each.cache === cache);
    return conditionsOf(wanted).flatMap((condition) => {
      const visits = wanted.filter((each) => each.condition === condition);
      return pathsOf(visits).flatMap((path) => {
        const value = ratio(...pairOf(visits, path, figure), figure);
        return value === null ? [] : [value];
      });
    });
  };
  const cold = ratios('cold', 'content');
  const traced = measured.filter(
    ({ cache, longest }) => cache === 'cold' && !Number.isNaN(longest),
  );
  const longest = pathsOf(traced).map((path) => pairOf(traced, path, 'longest')[0]);
  const lines: [string, number, number][] = [
    ['time until the content, cold, median of the pages', median(cold), 1],
    ['time until the content, cold, slowest page', Math.max(...cold), 1.05],
    ['time until the content, warm, median of the pages', median(ratios('warm', 'content')), 1],
    ['bytes of a cold page, most', Math.max(...ratios('cold', 'bytes')), 1.1],
    ['bytes of a visitor of all pages', tours.portal / tours.bundle, 1],
    ['blocking time, cold, median of the pages', median(ratios('cold', 'tbt')), 1],
    ['longest task of the portal, ms', Math.max(...longest), 50],
  ];
  return lines
    .filter(([, value]) => Number.isFinite(value))
    .map(([name, value, target]) => {
      const mark = value <= target + 0.005 ? '✓' : '✗';
      return `${mark} ${name}: ${value.toFixed(2)} (target ${target.toFixed(2)})`;
    });
}

function pairOf(measured: Measured[], path: string, figure: Figure): [number, number] {
  const of = (kind: Kind) =>
    median(
      measured
        .filter((each) => each.kind === kind && each.path === path)
        .map((each) => each[figure]),
    );
  return [of('portal'), of('bundle')];
}

/** Null where both are too small for a ratio, or none was measured. */
function ratio(portal: number, bundle: number, figure: Figure): number | null {
  if (Number.isNaN(portal) || Number.isNaN(bundle)) return null;
  return Math.max(portal, bundle) < (TOO_SMALL[figure] ?? 0) || bundle === 0
    ? null
    : portal / bundle;
}

const pathsOf = (measured: Measured[]) => [...new Set(measured.map(({ path }) => path))];
const conditionsOf = (measured: Measured[]) => [
  ...new Set(measured.map(({ condition }) => condition)),
];

export function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
