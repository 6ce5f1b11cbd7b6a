/** The value below which a share of the values lies; 0.5 is the median. @throws RangeError without values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError('No values');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
