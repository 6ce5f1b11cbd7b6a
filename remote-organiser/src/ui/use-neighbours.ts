import { useState } from 'react';
import type { Neighbours } from './neighbour-links';

type Page<Row> = { rows: readonly Row[]; total: number };

type NeighboursOptions<Row> = {
  /** Of the open thing. */
  id: string;
  /** Of the list, from 1. */
  page: number;
  perPage: number;
  /** Reads a page of the list, where it is needed; undefined until it is there. */
  usePage: (page: number, needed: boolean) => Page<Row> | undefined;
  addressOf: (id: string, page: number) => string;
};

/**
 * Addresses of what stands before and after the open thing, in the order of the list, over the ends of its pages. What has
 * left the list, as by a decision about it, keeps its place in it.
 */
export function useNeighbours<Row extends { _id: string }>(
  options: NeighboursOptions<Row>,
): Neighbours {
  const { id, page, perPage, usePage, addressOf } = options;
  const here = usePage(page, true);
  const rows = here?.rows ?? [];
  const index = rows.findIndex(({ _id }) => _id === id);
  const [place, setPlace] = useState({ id, page, index });
  const known = place.id === id && place.page === page;
  if (index >= 0 && !(known && place.index === index)) setPlace({ id, page, index });
  const left = index < 0 && known && place.index >= 0;
  const at = left ? Math.min(place.index, rows.length) : index;
  const atStart = at === 0 && page > 1;
  const atEnd = index >= 0 && index === rows.length - 1 && page * perPage < (here?.total ?? 0);
  const before = usePage(Math.max(1, page - 1), atStart);
  const after = usePage(page + 1, atEnd);
  if (at < 0) return { previous: null, next: null };
  const address = (row: Row | undefined, onPage: number) =>
    row ? addressOf(row._id, onPage) : null;
  return {
    previous: atStart ? address(before?.rows.at(-1), page - 1) : address(rows[at - 1], page),
    next: atEnd ? address(after?.rows[0], page + 1) : address(rows[left ? at : at + 1], page),
  };
}
