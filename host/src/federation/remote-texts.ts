import type { RemoteModule } from '@mosta/shared/contract/define-remote';
import { registerCatalogue, requireCatalogue } from '@mosta/shared/i18n';
import { LoadError } from './failures';
import type { ReadyState } from './remote-loader';

/** The catalogue that each remote's texts come from: that of one version. */
const catalogues = new Map<string, RemoteModule['catalogue']>();

/**
 * Fetches the texts of a remote's version, which take the place of another version's.
 * @throws LoadError when they can be had neither in the page's language nor in French
 */
export async function loadTexts(name: string, { module }: ReadyState): Promise<void> {
  const { catalogue } = module;
  if (!catalogue) return;
  const known = catalogues.get(name);
  if (known !== catalogue) {
    catalogues.set(name, catalogue);
    registerCatalogue(name, (language) => catalogue(language));
  }
  try {
    await requireCatalogue(name, known !== undefined && known !== catalogue);
  } catch (cause) {
    throw new LoadError('catalogue', 'CATALOGUE_FAILED', name, { cause });
  }
}
