/** User units (CSS pixels) of one of each unit (CSS Values 4, section 6.2). */
const PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  ex: 8,
};

/** A length in user units. @param whole what a percentage is of @returns undefined for what is no length */
export function lengthOf(text: string | undefined, whole = 0): number | undefined {
  const found = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([a-z%]*)\s*$/i.exec(text ?? '');
  if (!found) return undefined;
  const [, digits = '', unit = ''] = found;
  const value = Number(digits);
  if (unit === '%') return (value * whole) / 100;
  const pixels = PIXELS[unit.toLowerCase()];
  return pixels === undefined || !Number.isFinite(value) ? undefined : value * pixels;
}

/** Numbers of a list, such as a view box. */
export function numbersOf(list: string | undefined): number[] {
  return (list ?? '')
    .trim()
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);
}
