import type { Direction } from '@mosta/shared/schemas/paging.schema';
import { RADIUS } from '@mosta/shared/theme';
import {
  Box,
  ButtonBase,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mosta/shared/ui';
import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';

export type TableColumn<Row> = {
  /** Where it is sorted, as the service calls it. */
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  sorts?: boolean;
  /** Shown on a phone too; a table has one or two such columns. */
  phone?: boolean;
};

/** Hides the buttons from readers who may not use them. */
export const ACTIONS: ReadonlySet<string> = new Set(['actions']);

/** The buttons of a row: below each other on a phone, in one line where the table has room for it. */
export const ROW_ACTIONS = {
  ...{ display: 'flex', justifyContent: 'flex-end', gap: 2 },
  ...{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, whiteSpace: 'nowrap' },
} as const;

/** A column of boxes before the others, as `rowSelection` makes it for the tables that have one. */
export type RowSelection<Row> = { head: ReactNode; cellOf: (row: Row) => ReactNode };

export type Sorting = { by: string; direction: Direction };

type ServerTableProps<Row> = {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Columns that the reader has put away. */
  hidden?: ReadonlySet<string>;
  /** In the order in which the service gave them. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** The rows are being fetched anew. */
  busy?: boolean;
  selection?: RowSelection<Row> | undefined;
};

/** The service sorts: the table only marks by what. */
const features = tableFeatures({ columnVisibilityFeature });

/** A table whose rows the service sorts, filters and pages; its first column names the row. */
export function ServerTable<Row extends object>(props: ServerTableProps<Row>) {
  const { label, columns, hidden, rows, keyOf, sorting, onSort, busy, selection } = props;
  const definitions = useMemo(
    () =>
      columns.map(({ id, cell }) => ({
        id,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    ...{ features, columns: definitions, data, getRowId: keyOf },
    state: {
      columnVisibility: Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])),
    },
  });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const sxOf = (id: string) => {
    const column = columnOf(id);
    return {
      textAlign: column?.align ?? 'start',
      ...(!column?.phone && { display: { xs: 'none', md: 'table-cell' } }),
    };
  };
  const press = (id: string) => {
    const again = sorting?.by === id && sorting.direction === 'asc';
    onSort?.({ by: id, direction: again ? 'desc' : 'asc' });
  };
  return (
    <TableContainer
      role="region"
      aria-label={label}
      tabIndex={0}
      // Words that faded would be hard to read for as long as a slow call takes.
      sx={busy ? { cursor: 'progress' } : {}}
    >
      <Table aria-label={label} aria-busy={busy} sx={DENSE}>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {selection?.head}
              {group.headers.map(({ id }) => {
                const column = columnOf(id);
                const sorted = sorting?.by === id ? sorting.direction : null;
                return (
                  <TableCell
                    key={id}
                    scope="col"
                    aria-sort={sorted ? `${sorted}ending` : undefined}
                    sx={sxOf(id)}
                  >
                    {column?.sorts ? (
                      <ButtonBase onClick={() => press(id)} sx={SORT_BUTTON}>
                        {column.label}
                        <Box component="span" aria-hidden sx={{ inlineSize: 14 }}>
                          {sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : ''}
                        </Box>
                      </ButtonBase>
                    ) : (
                      column?.label
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} sx={{ position: 'relative', '&:hover': { bgcolor: 'wheat' } }}>
              {selection?.cellOf(row.original)}
              {row.getVisibleCells().map((cell, index) => (
                <TableCell
                  key={cell.id}
                  sx={sxOf(cell.column.id)}
                  {...(index === 0 && { component: 'th', scope: 'row' })}
                >
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const DENSE = {
  '& :is(td, th)': { paddingInline: { xs: 1, md: 3 }, paddingBlock: 3, fontSize: 15 },
  // room for a word of the name, whatever stands beside it on a phone; a longer one is divided
  '& tbody th': {
    fontWeight: 'inherit',
    minInlineSize: { xs: 56, md: 120 },
    overflowWrap: 'anywhere',
  },
  '& thead th': { whiteSpace: 'nowrap' },
} as const;

const SORT_BUTTON = {
  ...{ gap: 1, font: 'inherit', color: 'inherit', minBlockSize: 32, borderRadius: RADIUS.small },
  '&:hover': { color: 'olive' },
} as const;
