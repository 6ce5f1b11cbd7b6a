/**
 * What of an address a view of its table is: the parameters in an order of their own, so that equal views are equal texts.
 * @param leftOut parameters that belong to the moment: the open row, the page
 */
export function viewFilters(parameters: URLSearchParams, leftOut: readonly string[]): string {
  const kept = new URLSearchParams(
    [...parameters].filter(([name, value]) => value !== '' && !leftOut.includes(name)),
  );
  kept.sort();
  return kept.toString();
}

/** The address of a view; another edition that is looked at stays the one. */
export function viewAddress(filters: string, parameters: URLSearchParams): string {
  const address = new URLSearchParams(filters);
  const edition = parameters.get('edition');
  if (edition) address.set('edition', edition);
  return `?${address}`;
}
