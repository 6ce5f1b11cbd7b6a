import { QueryClient } from '@mosta/shared/http';
import {
  type CatalogueLoader,
  changeLanguage,
  type Language,
  loadCatalogues,
  registerCatalogue,
  SHARED_NAMESPACE,
  startI18n,
} from '@mosta/shared/i18n';
import { createMemoryRouter, RouterProvider } from '@mosta/shared/router';
import { PortalProviders, SlotContext, type SlotRenderer } from '@mosta/shared/shell';
import { notifyManager } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { FIRST_PUBLIC_EDITION } from '../domain/edition';
import { loadLateParts } from '../late/late-part';
import { editionQuery } from '../queries/edition';
import type { Edition } from '../schemas/edition.schema';

export type RenderOptions = {
  /** Address at which the component is drawn, with its query. */
  route?: string;
  /** Pattern of the route, when the component reads parameters of it. */
  path?: string;
  language?: Language;
  /** Catalogues by namespace; those of the shared modules are always there. */
  catalogues?: Record<string, CatalogueLoader>;
  /** What `<RemoteSlot>` draws. */
  slots?: SlotRenderer;
  /** The query cache, to start with data from another page; a new, empty one by default. */
  queryClient?: QueryClient;
  /** What is different from the first edition. */
  edition?: Partial<Edition>;
  /** Other addresses to which the component may lead, by path. */
  elsewhere?: Record<string, ReactNode>;
};

export type RenderedPage = RenderResult & { router: ReturnType<typeof createMemoryRouter> };

// answers of the network reach the components as React's test environment wants it
notifyManager.setNotifyFunction((notify) => act(notify));

let started = false;

/** No retries, so that tests see failures at once. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/**
 * Draws a component inside everything a page has: texts (already loaded, nothing suspends), theme, server data, toasts
 * and a router in memory. @returns Testing Library's result and the router, whose `state.location` is the current address
 */
export async function renderWithProviders(
  ui: ReactNode,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const { route = '/', path = '*', language = 'fr', catalogues = {}, slots, elsewhere } = options;
  for (const [namespace, loader] of Object.entries(catalogues)) {
    registerCatalogue(namespace, loader);
  }
  if (!started) await startI18n(language);
  started = true;
  await changeLanguage(language);
  await loadLateParts();
  await loadCatalogues([SHARED_NAMESPACE, ...Object.keys(catalogues)]);
  const router = createMemoryRouter(
    [
      ...Object.entries(elsewhere ?? {}).map(([other, element]) => ({ path: other, element })),
      { path, element: ui },
    ],
    { initialEntries: [route] },
  );
  const { queryClient = createTestQueryClient() } = options;
  const current = { ...FIRST_PUBLIC_EDITION, ...options.edition };
  queryClient.setQueryData(editionQuery().queryKey, current);
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(
      <Suspense fallback={null}>
        <PortalProviders queryClient={queryClient}>
          <SlotContext.Provider value={slots ?? ((name) => <div role="note">{name}</div>)}>
            <RouterProvider router={router} />
          </SlotContext.Provider>
        </PortalProviders>
      </Suspense>,
    );
  });
  if (!result) throw new Error('Nothing was rendered');
  return { ...result, router };
}
