import { addMoney, type Currency, type Money, money } from '@mosta/shared/domain/money';
import { itemLine, type QuoteLine } from '@mosta/shared/domain/pricing';
import type { CatalogueGroup, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';
import { SIMULATION_LIMITS } from '@mosta/shared/schemas/simulation.schema';
import * as v from 'valibot';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** How many of each item are wanted, by the item's identifier; an item that is not wanted is not there. */
export const selectionSchema = v.record(
  v.string(),
  v.object({ quantity: count(SIMULATION_LIMITS.quantity), days: count(SIMULATION_LIMITS.days) }),
);
export type Selection = v.InferOutput<typeof selectionSchema>;
export type Choice = Selection[string];

/** The selection with another choice of one item; null takes it out. */
export function withChoice(selection: Selection, id: string, choice: Choice | null): Selection {
  const { [id]: _before, ...others } = selection;
  return choice ? { ...others, [id]: choice } : others;
}

/** Lines of the order in the catalogue's order; an item that is no longer offered is left out. */
export function orderLines(
  items: readonly CatalogueItem[],
  selection: Selection,
  currency: Currency,
): QuoteLine[] {
  return items.flatMap((item) => {
    const choice = selection[item._id];
    return choice ? [itemLine({ ...item, ...choice }, currency)] : [];
  });
}

/** The items of which more are chosen than are left. */
export function shortItems(items: readonly CatalogueItem[], selection: Selection): CatalogueItem[] {
  return items.filter(
    ({ _id, left }) => left !== undefined && (selection[_id]?.quantity ?? 0) > left,
  );
}

/** Before tax. `partial`: a line is "Sur devis" and not counted; null where every line is. */
export function orderTotal(
  lines: readonly QuoteLine[],
  currency: Currency,
): { total: Money | null; partial: boolean } {
  const known = lines.flatMap(({ total }) => (total ? [total] : []));
  const partial = known.length < lines.length;
  if (partial && known.length === 0) return { total: null, partial };
  return { total: known.reduce(addMoney, money(0, currency)), partial };
}

/** The body of the order; days go only with what is charged per day. */
export function orderInput(items: readonly CatalogueItem[], selection: Selection): OrderInput {
  return {
    items: items.flatMap(({ _id, isPerDay }) => {
      const choice = selection[_id];
      return choice ? [{ _id, quantity: choice.quantity, days: isPerDay ? choice.days : 1 }] : [];
    }),
  };
}

export type Category = { name: string; items: CatalogueItem[] };

/** Items of one group by category, both in the organiser's order. */
export function categoriesOf(items: readonly CatalogueItem[], group: CatalogueGroup): Category[] {
  const categories = new Map<string, CatalogueItem[]>();
  for (const item of items) {
    if (item.parentCategory !== group) continue;
    const list = categories.get(item.category);
    if (list) list.push(item);
    else categories.set(item.category, [item]);
  }
  return [...categories].map(([name, list]) => ({ name, items: list }));
}
