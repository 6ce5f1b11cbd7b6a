import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { useLanguage } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type PlainTableProps = {
  label: string;
  /** The last one holds amounts. */
  columns: readonly string[];
  children: ReactNode;
};

/** A table of text and amounts: names wrap on a phone, amounts never do. */
export function PlainTable({ label, columns, children }: PlainTableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        inlineSize: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& :is(th, td)': {
          paddingBlock: 3,
          paddingInlineEnd: 4,
          textAlign: 'start',
          verticalAlign: 'top',
          fontWeight: 400,
          borderBlockEnd: '1px solid',
          borderColor: 'line',
          overflowWrap: 'anywhere',
        },
        '& thead th': { color: 'text.secondary', fontSize: 15, fontWeight: 600 },
        '& :is(th, td):last-of-type:not([scope="row"])': {
          textAlign: 'end',
          paddingInlineEnd: 0,
        },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}

/** An amount that never wraps, or what stands in its place. */
export function Amount({ value, missing }: { value: Money | null; missing: string }) {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {value ? formatMoney(value, language) : missing}
    </Box>
  );
}
