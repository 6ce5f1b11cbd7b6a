import { Table, TableCell, TableContainer, TableHead, TableRow } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type ScrollTableProps = {
  label: string;
  columns: readonly { key: string; label: string; align?: 'end' }[];
  children: ReactNode;
};

/** A table that scrolls inside its card where the screen is too narrow; by keyboard too. */
export function ScrollTable({ label, columns, children }: ScrollTableProps) {
  return (
    <TableContainer role="region" aria-label={label} tabIndex={0}>
      <Table
        aria-label={label}
        sx={{
          // the four columns fit a phone
          '& td, & th': { paddingInline: { xs: 1.5, sm: 5 } },
          '& :is(td, th):first-of-type': { paddingInlineStart: { xs: 4, sm: 5 } },
          '& :is(td, th):last-of-type': { paddingInlineEnd: { xs: 3, sm: 5 } },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.key} scope="col" sx={{ textAlign: column.align ?? 'start' }}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {children}
      </Table>
    </TableContainer>
  );
}
