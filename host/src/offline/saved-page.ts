import { SAVED_META } from '@mosta/shared/contract/published';

/** When the page was kept that the device shows from its memory; null for one that has come over the network. */
export function savedAt(): Date | null {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${SAVED_META}"]`)?.content;
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
