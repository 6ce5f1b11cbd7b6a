import { isDayUnit } from '@mosta/shared/domain/day-unit';
import { itemLine } from '@mosta/shared/domain/pricing';
import type { CartItem } from '@mosta/shared/schemas/simulation.schema';
import type { LineKind, NewLine } from './line.repository';

export function kindOf({ parentCategory }: Pick<CartItem, 'parentCategory'>): LineKind {
  if (parentCategory === 'Fournitures') return 'supply';
  return parentCategory === 'Communication' ? 'communication' : 'service';
}

/** Days are counted in the quantity, so that price × quantity is the quote's amount. */
export function lineOf(item: CartItem): NewLine {
  const { _id, name, unit, quantity, isPerDay, days } = item;
  return {
    name,
    unit: isPerDay && !isDayUnit(unit) ? `${unit} × jour` : unit,
    quantity: quantity * (isPerDay ? days : 1),
    ...{ item: _id, pieces: quantity },
    prices: {
      DZD: itemLine(item, 'DZD').unitPrice?.amount,
      EUR: itemLine(item, 'EUR').unitPrice?.amount,
    },
  };
}
