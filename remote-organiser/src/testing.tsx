import type { Language } from '@mosta/shared/i18n';
import {
  type RenderedPage,
  type RenderOptions,
  renderWithProviders,
} from '@mosta/shared/testing/render';
import type { ReactNode } from 'react';
import remote from './remote';

/** Draws a piece of this remote with its texts. */
export function renderOrganiser(
  ui: ReactNode,
  language: Language = 'fr',
  options: Omit<RenderOptions, 'language' | 'catalogues'> = {},
): Promise<RenderedPage> {
  const loader = remote.catalogue;
  if (!loader) throw new Error('This remote has texts');
  return renderWithProviders(ui, { ...options, language, catalogues: { organiser: loader } });
}
