import { PAGE_REGISTRY_ADDRESS } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { providePageConfig } from './page-config';
import { fetchPageTexts } from './page-texts';

const own = (name: string) => ({ fr: name, en: name, ar: name });
const all = (name: string) => ({ fr: name, en: `${name} en`, ar: `${name} ar` });

/** A registry with one page, its texts made by `text`. */
function registryWith(text: typeof own, version = '1.0.0'): Registry {
  const built = buildRegistryVersion({
    version,
    label: text('Hôtels'),
    routes: [
      {
        ...{ path: '/hebergement', title: text('Hébergement'), description: text('Où dormir') },
        ...{ guarded: false, frame: 'site' },
      },
    ],
    navigation: [
      {
        ...{ group: 'visite', order: 1, label: text('Dormir'), path: '/hebergement' },
        prominent: false,
      },
    ],
  });
  return buildRegistry({ hotels: buildRegistryRemote([built]) });
}

function servePage(registry: Registry): Registry {
  providePageConfig({
    ...{ environment: 'test', language: 'fr', overrides: false, remoteOrigins: [] },
    ...{ registry, manifests: {}, status: 200 },
  });
  return registry;
}

const fetched = jest.fn<Promise<Response>, [string]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
});

it('asks for nothing in the language of the page', async () => {
  servePage(registryWith(own));
  await fetchPageTexts('fr');
  expect(fetched).not.toHaveBeenCalled();
});

it('brings the texts of all languages once the portal answers, and asks no further', async () => {
  const page = servePage(registryWith(own));
  fetched.mockResolvedValueOnce({ ok: false } as Response);
  await fetchPageTexts('ar');
  expect(page).toEqual(registryWith(own));

  const answer = registryWith(all);
  fetched.mockResolvedValueOnce({ ok: true, json: async () => answer } as Response);
  await fetchPageTexts('ar');
  expect(page.remotes).toEqual(answer.remotes);
  await fetchPageTexts('en');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[1]?.[0]).toBe(PAGE_REGISTRY_ADDRESS);
});
