import type { Language } from '@mosta/shared/contract/languages';
import { matchRoute, type Registry } from '@mosta/shared/contract/registry';
import { setSingleCopyPolicy } from '@mosta/shared/contract/single-copy';
import { plainClient } from '@mosta/shared/http';
import {
  beforeLanguageChange,
  keepAskedLanguage,
  registerCatalogue,
  startI18n,
} from '@mosta/shared/i18n';
import { nextTask } from '@mosta/shared/late/next-task';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createPortalRouter } from './app/router';
import { guardGlobals } from './federation/global-guard';
import { applyOverrides, collectOverrides } from './federation/overrides';
import { preloadOnIntent } from './federation/preloading';
import { createRemotes } from './federation/remotes';
import { reportRuntimeFailures } from './federation/runtime-failures';
import { watchStyleSheets } from './federation/style-sheets';
import { isTestMode, pageConfig } from './page/page-config';
import { hideRoot, removePrerenderedPage } from './page/prerendered-page';
import { showStartFailure } from './page/start-failure';
import { LiveRegistry } from './releases/live-registry';
import { reportLoads } from './releases/load-reports';
import '@mosta/shared/theme/fonts.css';

/** Starts the portal in the served page. */
export async function bootstrap(): Promise<void> {
  const page = pageConfig();
  setSingleCopyPolicy(isTestMode() ? 'throw' : 'report');
  guardGlobals(isTestMode());
  reportRuntimeFailures();
  watchStyleSheets();
  keepAskedLanguage();
  registerCatalogue(
    'host',
    (language: Language) =>
      import(/* webpackChunkName: "host-locale-[request]" */ `./locales/${language}.json`),
  );

  const [registry, testing] = await Promise.all([
    effectiveRegistry(),
    // visitors load none of it
    page.overrides ? import(/* webpackChunkName: "testing" */ './testing/testing') : undefined,
    startI18n(page.language),
  ]);
  testing?.guardForTests();
  const remotes = createRemotes(registry);
  testing?.observeRemotes(remotes);
  reportLoads({ remotes, served: page.registry });
  remotes.preload(location.pathname);
  preloadOnIntent(remotes.preload);
  beforeLanguageChange((language) =>
    import(/* webpackChunkName: "page-texts" */ './page/page-texts').then(
      ({ fetchPageTexts }) => fetchPageTexts(language),
      // without network the words of the page stay
      () => undefined,
    ),
  );

  await nextTask();
  const router = createPortalRouter(remotes);
  await nextTask();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { pathname } = location;
  // The prerendered page is the registry's version, not the one that an override chose.
  if (activeVersion(registry, pathname) !== activeVersion(page.registry, pathname))
    removePrerenderedPage();
  hideRoot(root);
  const app = createRoot(root, { onUncaughtError: onUncaught });
  // In slices, between which the browser answers whoever reads the prerendered page.
  const parts = {
    remotes,
    router,
    live: new LiveRegistry(page.registry),
    Panel: testing?.TestingPanel,
  };
  startTransition(() => app.render(<App {...parts} />));
}

/** React has removed the app; a prerendered page may still be there to read. */
function onUncaught(error: unknown): void {
  showStartFailure();
  reportError(error);
}

function activeVersion(registry: Registry, pathname: string): string | undefined {
  const match = matchRoute(registry, pathname);
  const remote = match && registry.remotes[match.remote];
  return remote?.enabled ? remote.versions[remote.active]?.baseUrl : undefined;
}

async function effectiveRegistry() {
  const page = pageConfig();
  if (!page.overrides) return page.registry;
  const overrides = collectOverrides(location.search, sessionStorage);
  return applyOverrides(
    page.registry,
    overrides,
    async (address) => (await plainClient.get(address)).data,
  );
}
