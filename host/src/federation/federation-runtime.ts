import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { containerName, EXPOSED_MODULE, SCRIPT_TIMEOUT_MS } from '@mosta/shared/contract/loading';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { pageConfig } from '../page/page-config';
import { LoadError } from './failures';
import type { Attempt } from './remote-loader';

/** Kept from before the first remote, which could replace it for the next one. */
const ownFetch = globalThis.fetch;

/** The parts of a federation manifest that the runtime needs. */
const manifestSchema = v.looseObject({
  metaData: v.looseObject({
    globalName: v.string(),
    remoteEntry: v.looseObject({ name: v.string() }),
  }),
  exposes: v.array(v.looseObject({ name: v.string() })),
});

/** Expected integrity hash by entry address, from the registry. */
const integrities = new Map<string, string>();
/** Manifests by address: inlined in the page, or fetched and validated here. */
const manifests = new Map<string, unknown>();

/** Adds inlined manifests, integrity and time-outs to the federation runtime. */
const portalPlugin: ModuleFederationRuntimePlugin = {
  name: 'portal',
  fetch(address) {
    const manifest = manifests.get(address);
    if (manifest === undefined) return undefined as never;
    return Promise.resolve(
      new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json' } }),
    );
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const address = new URL(url, location.href);
    const integrity = integrities.get(address.href);
    if (integrity) script.integrity = integrity;
    // The same CORS mode as webpack's chunk requests, or the page's preloads would not be used.
    if (integrity || address.origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

/**
 * Lets a part of a façade be fetched again whose file could not be had: the runtime keeps the failed attempt, in the scope that
 * all containers of the page share, and would answer with it for as long as the page is open.
 */
const facadesAnew: ModuleFederationRuntimePlugin = {
  name: 'facades-anew',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};

let prepared = false;

function runtime() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime did not start with the host.');
  if (!prepared) {
    prepared = true;
    instance.registerPlugins([portalPlugin]);
    // Each remote has an instance of its own, which is made when its entry runs.
    registerGlobalPlugins([facadesAnew]);
    for (const [address, manifest] of Object.entries(pageConfig().manifests)) {
      manifests.set(new URL(address, location.href).href, manifest);
    }
  }
  return instance;
}

/**
 * Fetches one version of a remote and evaluates its `./remote`. A fresh attempt forgets what the runtime, the page and
 * the browser's cache remember of a failed one: a wrong answer may have been stored as immutable.
 * @returns the module's default export
 * @throws LoadError with the phase that failed
 */
export async function importRemoteVersion(
  name: string,
  version: RegistryVersion,
  { fresh, signal, onManifest }: Attempt,
): Promise<unknown> {
  const instance = runtime();
  const base = new URL(version.baseUrl, location.href);
  const manifestAddress = new URL(version.manifest, base).href;
  const entryAddress = new URL(version.descriptor.entry, base).href;
  const cache = fresh ? 'reload' : 'default';
  if (fresh || !manifests.has(manifestAddress)) {
    manifests.set(manifestAddress, await fetchManifest(manifestAddress, { cache, signal }));
  }
  onManifest();
  if (version.integrity) integrities.set(entryAddress, version.integrity);
  if (fresh) await renewEntry(entryAddress, version.integrity, { cache, signal });
  const container = containerName(name, version.descriptor.version);
  instance.registerRemotes([{ name: container, entry: manifestAddress }], { force: fresh });
  const module = await instance.loadRemote<{ default?: unknown }>(
    EXPOSED_MODULE.replace(/^\./, container),
  );
  return module?.default;
}

async function fetchManifest(address: string, request: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await ownFetch(address, request);
  } catch (cause) {
    throw new LoadError('manifest', 'MANIFEST_UNREACHABLE', address, { cause });
  }
  if (!response.ok) throw new LoadError('manifest', `MANIFEST_HTTP_${response.status}`, address);
  try {
    return v.parse(manifestSchema, await response.json());
  } catch (error) {
    throw new LoadError('manifest', 'MANIFEST_INVALID', address, { cause: error });
  }
}

/** Replaces what the cache holds of an entry script, and says so when the server itself sends something else. */
async function renewEntry(address: string, integrity: string, request: RequestInit): Promise<void> {
  let response: Response;
  try {
    response = await ownFetch(address, { ...request, integrity });
  } catch (cause) {
    // the browser tells a script only that it failed: whether it came at all shows without the hash
    const came = await ownFetch(address, request).then(
      ({ ok }) => ok,
      () => false,
    );
    const code = integrity && came ? 'INTEGRITY_FAILED' : 'SCRIPT_FAILED';
    throw new LoadError('script', code, address, { cause });
  }
  if (!response.ok) throw new LoadError('script', `SCRIPT_HTTP_${response.status}`, address);
}
