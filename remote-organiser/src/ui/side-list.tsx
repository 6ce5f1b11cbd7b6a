import { PlainList } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { Pager } from './pager';

type SideListProps = {
  label: string;
  /** From 1. */
  page: number;
  perPage: number;
  /** Of all pages. */
  total: number;
  /** The page is being fetched. */
  busy: boolean;
  onPage: (page: number) => void;
  /** The rows, each a `SideRow`. */
  children: ReactNode;
};

/** A page of a list beside the thing that is opened from it. */
export function SideList({ label, children, ...paging }: SideListProps) {
  return (
    <nav aria-label={label}>
      <PlainList sx={{ display: 'grid', gap: 1 }}>{children}</PlainList>
      <Pager {...paging} />
    </nav>
  );
}
