import { type Currency, formatMoney, money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { TableBody, TableCell, TableRow } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { LineRemoval } from './line-removal';
import { ScrollTable } from './scroll-table';

/** A service or a communication item of a reservation. */
export type PricedLine = {
  _id: string;
  name: string;
  unit: string;
  quantity: number;
  /** By currency code, in its smallest used unit. */
  prices: Readonly<Record<string, number>>;
  /** Ordered by the exhibitor, who may take it back. */
  removable: boolean;
};

type PricedTableProps = {
  label: string;
  currency: Currency;
  lines: readonly PricedLine[];
  onTakeBack: (line: PricedLine) => void;
  /** In the place of a table without rows. */
  empty: ReactNode;
};

/** Item, Prix and Quantité; the price is per unit, in the reservation's currency. */
export function PricedTable({ label, currency, lines, onTakeBack, empty }: PricedTableProps) {
  const { t } = useTranslation('exhibitor');
  if (lines.length === 0) return empty;
  return (
    <ScrollTable
      label={label}
      columns={[
        { key: 'item', label: t('supplies.columns.item') },
        { key: 'price', label: t('supplies.columns.price'), align: 'end' },
        { key: 'quantity', label: t('supplies.columns.quantity'), align: 'end' },
      ]}
    >
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line._id}>
            <TableCell component="th" scope="row">
              <bdi lang="fr">{line.name}</bdi>
            </TableCell>
            <TableCell sx={{ textAlign: 'end' }}>
              <UnitPrice line={line} currency={currency} />
            </TableCell>
            <TableCell sx={{ textAlign: 'end' }}>
              {line.quantity}
              {line.removable && <LineRemoval name={line.name} onRemove={() => onTakeBack(line)} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

/** A price that is missing in the currency is "Sur devis", never 0. */
function UnitPrice({ line, currency }: { line: PricedLine; currency: Currency }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const amount = line.prices[currency];
  if (amount === undefined) return t('supplies.onQuote');
  // the amount holds together by its no-break spaces; a narrow screen may break before the unit
  const price = formatMoney(money(amount, currency), language);
  return t('supplies.perUnit', { price, unit: line.unit });
}
