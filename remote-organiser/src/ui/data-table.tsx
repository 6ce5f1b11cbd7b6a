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
    <TableContainer role="region" aria-label={label} tabIndex={0} sx={{ maxBlockSize: 480 }}>
      <Table aria-label={label} sx={DENSE}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} scope="col" sx={column.align ? END : START}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {columns.map(({ label: name, align }, index) => (
                <TableCell
                  key={name}
                  sx={align ? END : START}
                  {...(index === 0 && { component: 'th', scope: 'row' })}
                >
                  <bdi>{cells[index]}</bdi>
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
  '& :is(td, th)': { paddingInline: { xs: 2, md: 3 }, paddingBlock: 2, fontSize: 15 },
} as const;
const START = { textAlign: 'start' } as const;
const END = { textAlign: 'end', whiteSpace: 'nowrap' } as const;
