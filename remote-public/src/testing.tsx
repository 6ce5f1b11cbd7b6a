import type { Language } from '@mosta/shared/i18n';
import {
  type RenderedPage,
  type RenderOptions,
  renderWithProviders,
} from '@mosta/shared/testing/render';
import type { ReactNode } from 'react';
import { loadFirstContent } from './first-content.queries';
import remote from './remote';

/** Draws a piece of this remote with its texts, and with the first content as in a page that no service has filled. */
export async function renderPublic(
  ui: ReactNode,
  language: Language = 'fr',
  options: Omit<RenderOptions, 'language' | 'catalogues'> = {},
): Promise<RenderedPage> {
  const loader = remote.catalogue;
  if (!loader) throw new Error('This remote has texts');
  await loadFirstContent();
  return renderWithProviders(ui, { ...options, language, catalogues: { public: loader } });
}
