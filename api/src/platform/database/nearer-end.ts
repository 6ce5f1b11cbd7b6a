type Part = { direction: 'asc' | 'desc'; offset: number; limit: number };

/**
 * Where a page of a list is read from. One past the middle is read from the end, so that no more than half of the rows are passed
 * over: the last page costs what the first one does. Only for orders that end with an identifier, in one direction
 * throughout, so that the other direction is their mirror; what is read is sorted as it was asked for afterwards.
 * @param total of the list, asked for where anything is passed over
 */
export async function nearerEnd(
  { direction, offset, limit }: Part,
  total: () => Promise<number>,
): Promise<Part> {
  const rows = offset === 0 ? 0 : await total();
  if (offset * 2 <= rows) return { direction, offset, limit };
  const taken = Math.max(0, Math.min(limit, rows - offset));
  return {
    direction: direction === 'asc' ? 'desc' : 'asc',
    offset: Math.max(0, rows - offset - taken),
    limit: taken,
  };
}
