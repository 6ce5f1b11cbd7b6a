import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import type { Size } from '../core/camera';

/** Marks the sheet of the page's plan. */
export const SHEET = { 'data-plan-sheet': '' } as const;

/**
 * The size of the sheet in the prerendered page, in whose place the live one comes: so its first rendering shows the drawing
 * as it stays, and no second drawing is made once the new sheet is laid out.
 * @returns undefined where no prerendered plan is shown
 */
export function prerenderedSheet(): Size | undefined {
  if (typeof document === 'undefined') return undefined;
  const sheet = document.querySelector(`#${PRERENDERED_ID} [data-plan-sheet]`);
  if (!sheet?.clientWidth || !sheet.clientHeight) return undefined;
  return { width: sheet.clientWidth, height: sheet.clientHeight };
}
