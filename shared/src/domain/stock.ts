/** From how many on pages say how many are left. */
export const FEW_LEFT = 10;

/** How many of an article are left. @param stock null where nothing limits it, as the answer then is */
export function leftOf(stock: number | null, ordered: number): number | null {
  return stock === null ? null : Math.max(0, stock - ordered);
}
