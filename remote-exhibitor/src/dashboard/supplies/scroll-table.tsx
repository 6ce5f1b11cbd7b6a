import { Table, TableCell, TableContainer, TableHead, TableRow } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Covers that scroll with the table hide the shades at its ends: a shade shows where there is more to scroll to. */
const SURFACE = 'var(--mui-palette-surface)';
const SHADE = 'color-mix(in srgb, var(--mui-palette-ink) 28%, transparent)';
const MORE_TO_SCROLL = {
  backgroundImage: [
    `linear-gradient(to right, ${SURFACE} 40%, transparent)`,
    `linear-gradient(to left, ${SURFACE} 40%, transparent)`,
    `linear-gradient(to right, ${SHADE}, transparent)`,
    `linear-gradient(to left, ${SHADE}, transparent)`,
  ].join(', '),
  backgroundSize: '48px 100%, 48px 100%, 16px 100%, 16px 100%',
  // in words, which are mirrored together with those of the gradients
  backgroundPosition: 'left top, right top, left top, right top',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

type ScrollTableProps = {
  label: string;
  columns: readonly { key: string; label: string; align?: 'end' }[];
  children: ReactNode;
};

/** A table that scrolls inside its card where the screen is too narrow; by keyboard too. */
export function ScrollTable({ label, columns, children }: ScrollTableProps) {
  return (
    <TableContainer role="region" aria-label={label} tabIndex={0} sx={MORE_TO_SCROLL}>
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
