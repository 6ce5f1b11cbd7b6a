import type { Shortage } from '../catalogue/stock.repository';

/** What is left of an article, in French. */
export function shortageText({ name, left }: Shortage): string {
  return left === 0 ? `${name}\u00a0: épuisé.` : `${name}\u00a0: il en reste ${left}.`;
}
