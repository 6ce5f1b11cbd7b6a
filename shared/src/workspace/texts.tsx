import { registerCatalogue, requireCatalogue, useTranslation } from '@mosta/shared/i18n';

/** Namespace of the texts of this folder. */
export const WORKSPACE_TEXTS = 'workspace';

registerCatalogue(
  WORKSPACE_TEXTS,
  (language) => import(/* webpackChunkName: "workspace-[request]" */ `./locales/${language}.json`),
);

export const useWorkspaceTexts = () => useTranslation(WORKSPACE_TEXTS);

/** Loads a page of a remote together with the texts of this folder, without which it would show their keys. */
export function withWorkspaceTexts<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), requireCatalogue(WORKSPACE_TEXTS)]);
    return page;
  };
}
