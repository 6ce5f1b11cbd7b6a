import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mosta/shared/ui';

type DataTableProps = {
  label: string;
  columns: readonly { label: string; align?: 'end' }[];
  /** A text for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The values of a chart as a table; it scrolls by itself where it is too wide. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <TableContainer role="region" aria-label={label} tabIndex={0} sx={{ maxBlockSize: 420 }}>
      <Table aria-label={label} sx={{ '& :is(td, th)': { paddingInline: 3, paddingBlock: 2 } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} scope="col" sx={{ textAlign: column.align ?? 'start' }}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ textAlign: 'start' }}>
                <bdi>{first}</bdi>
              </TableCell>
              {others.map((cell, index) => (
                <TableCell
                  key={columns[index + 1]?.label}
                  sx={{
                    textAlign: columns[index + 1]?.align ?? 'start',
                    ...(columns[index + 1]?.align && { whiteSpace: 'nowrap' }),
                  }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
