import { PREVIEW_META } from '../contract/published';

/** The name of the draft edition that an organiser's page previews (decision 0116); null for every other page. */
export function previewedEdition(): string | null {
  if (typeof document === 'undefined') return null;
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${PREVIEW_META}"]`);
  return mark?.content ?? null;
}
