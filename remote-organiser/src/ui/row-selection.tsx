import { Box, TableCell } from '@mosta/shared/ui';
import type { RowSelection } from './server-table';

/** Rows that are chosen by their boxes, to do something with several at once. */
type Selection<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  chosen: ReadonlySet<string>;
  /** Names a row for who does not see it. */
  nameOf: (row: Row) => string;
  onChoose: (rows: readonly Row[], chosen: boolean) => void;
  /** Names the box that chooses all rows of the page. */
  pageName: string;
};

/** The first column of a table whose rows can be chosen; its head chooses all rows of the page, or none of them. */
export function rowSelection<Row>(selection: Selection<Row>): RowSelection<Row> {
  const { rows, keyOf, chosen, nameOf, onChoose, pageName } = selection;
  const count = rows.filter((row) => chosen.has(keyOf(row))).length;
  const all = rows.length > 0 && count === rows.length;
  return {
    head: (
      <TableCell sx={BOX_CELL}>
        <Box
          component="input"
          type="checkbox"
          aria-label={pageName}
          checked={all}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = count > 0 && !all;
          }}
          onChange={() => onChoose(rows, !all)}
          sx={CHECKBOX}
        />
      </TableCell>
    ),
    cellOf: (row) => (
      <TableCell sx={BOX_CELL}>
        <Box
          component="input"
          type="checkbox"
          aria-label={nameOf(row)}
          checked={chosen.has(keyOf(row))}
          onChange={({ target }) => onChoose([row], target.checked)}
          sx={CHECKBOX}
        />
      </TableCell>
    ),
  };
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
