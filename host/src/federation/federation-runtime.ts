import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import {
  containerName,
  EXPOSED_MODULE,
  MANIFEST_TIMEOUT_MS,
  SCRIPT_TIMEOUT_MS,
} from '@mosta/shared/contract/loading';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { pageConfig } from '../page/page-config';
import { LoadError } from './failures';

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

let prepared = false;

function runtime() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime did not start with the host.');
  if (!prepared) {
    prepared = true;
    instance.registerPlugins([portalPlugin]);
    for (const [address, manifest] of Object.entries(pageConfig().manifests)) {
      manifests.set(new URL(address, location.href).href, manifest);
    }
  }
  return instance;
}

/**
 * Fetches one version of a remote and evaluates its `./remote`.
 * A later attempt forces a new registration, because the runtime caches an invalid manifest.
 * @returns the module's default export
 * @throws LoadError with the phase that failed
 */
export async function importRemoteVersion(
  name: string,
  version: RegistryVersion,
  attempt: number,
): Promise<unknown> {
  const instance = runtime();
  const base = new URL(version.baseUrl, location.href);
  const manifestAddress = new URL(version.manifest, base).href;
  if (!manifests.has(manifestAddress)) {
    manifests.set(manifestAddress, await fetchManifest(manifestAddress));
  }
  if (version.integrity) {
    integrities.set(new URL(version.descriptor.entry, base).href, version.integrity);
  }
  const container = containerName(name, version.descriptor.version);
  instance.registerRemotes([{ name: container, entry: manifestAddress }], { force: attempt > 0 });
  const module = await instance.loadRemote<{ default?: unknown }>(
    EXPOSED_MODULE.replace(/^\./, container),
  );
  return module?.default;
}

async function fetchManifest(address: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LoadError(
      'manifest',
      timedOut ? 'MANIFEST_TIMEOUT' : 'MANIFEST_UNREACHABLE',
      address,
      {
        cause: error,
      },
    );
  }
  if (!response.ok) throw new LoadError('manifest', `MANIFEST_HTTP_${response.status}`, address);
  try {
    return v.parse(manifestSchema, await response.json());
  } catch (error) {
    throw new LoadError('manifest', 'MANIFEST_INVALID', address, { cause: error });
  }
}
