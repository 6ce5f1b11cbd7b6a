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
import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
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
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
} as const;

/** Rows that are chosen by their boxes, to do something with several at once. */
type Selection<Row> = {
  chosen: ReadonlySet<string>;
  /** Names a row for who does not see it. */
  nameOf: (row: Row) => string;
  onChoose: (rows: readonly Row[], chosen: boolean) => void;
  /** Names the box that chooses all rows of the page. */
  pageName: string;
};

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
  selection?: Selection<Row> | undefined;
};

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/** A table whose rows the service sorts, filters and pages; its first column names the row. */
export function ServerTable<Row extends object>(props: ServerTableProps<Row>) {
  const { label, columns, hidden, rows, keyOf, sorting, onSort, busy, selection } = props;
  const definitions = useMemo(
    () =>
      columns.map(({ id, label: header, cell, sorts = false }) => ({
        ...{ id, header, enableSorting: sorts },
        accessorFn: (row: Row) => row,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    ...{ features, columns: definitions, data, getRowId: keyOf, manualSorting: true },
    enableSortingRemoval: false,
    state: {
      columnVisibility: Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])),
      sorting: sorting ? [{ id: sorting.by, desc: sorting.direction === 'desc' }] : [],
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
              {selection && (
                <TableCell sx={BOX_CELL}>
                  <PageBox {...{ selection, rows, keyOf }} />
                </TableCell>
              )}
              {group.headers.map(({ id, column }) => {
                const title = columnOf(id)?.label;
                const sorted = sorting?.by === id ? sorting.direction : null;
                return (
                  <TableCell
                    key={id}
                    scope="col"
                    aria-sort={sorted ? `${sorted}ending` : undefined}
                    sx={sxOf(id)}
                  >
                    {column.getCanSort() ? (
                      <ButtonBase onClick={() => press(id)} sx={SORT_BUTTON}>
                        {title}
                        <Box component="span" aria-hidden sx={{ inlineSize: 14 }}>
                          {sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : ''}
                        </Box>
                      </ButtonBase>
                    ) : (
                      title
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
              {selection && (
                <TableCell sx={BOX_CELL}>
                  <Box
                    component="input"
                    type="checkbox"
                    aria-label={selection.nameOf(row.original)}
                    checked={selection.chosen.has(row.id)}
                    onChange={({ target }) => selection.onChoose([row.original], target.checked)}
                    sx={CHECKBOX}
                  />
                </TableCell>
              )}
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

type PageBoxProps<Row> = {
  selection: Selection<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** Chooses all rows of the page, or none of them. */
function PageBox<Row>({ selection, rows, keyOf }: PageBoxProps<Row>) {
  const chosen = rows.filter((row) => selection.chosen.has(keyOf(row))).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <Box
      component="input"
      type="checkbox"
      aria-label={selection.pageName}
      checked={all}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = chosen > 0 && !all;
      }}
      onChange={() => selection.onChoose(rows, !all)}
      sx={CHECKBOX}
    />
  );
}

/** Above the link of the row, which covers it. */
const BOX_CELL = {
  ...{ position: 'relative', zIndex: 1, inlineSize: 44 },
  '&&': { paddingInline: 1, paddingBlock: 1 },
} as const;

const CHECKBOX = {
  ...{ display: 'block', inlineSize: 24, blockSize: 24, margin: '10px', cursor: 'pointer' },
  accentColor: 'var(--mui-palette-olive)',
} as const;

const DENSE = {
  '& :is(td, th)': { paddingInline: { xs: 2, md: 3 }, paddingBlock: 3, fontSize: 15 },
  // room for a word of the name, whatever stands beside it on a phone
  '& tbody th': { fontWeight: 'inherit', minInlineSize: 120 },
  '& thead th': { whiteSpace: 'nowrap' },
} as const;

const SORT_BUTTON = {
  ...{ gap: 1, font: 'inherit', color: 'inherit', minBlockSize: 32, borderRadius: RADIUS.small },
  '&:hover': { color: 'olive' },
} as const;
