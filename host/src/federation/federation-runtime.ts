import { EXPOSED_MODULE } from '@mosta/shared/contract/loading';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { pageConfig } from '../page/page-config';
import { loadContainer } from './container';
import { LoadError } from './failures';
import { sharedByHost } from './page-federation';
import type { Attempt } from './remote-loader';

/** Kept from before the first remote, which could replace it for the next one. */
const ownFetch = globalThis.fetch;

/**
 * The part of a federation manifest that loading needs. Where the entry lies, and its hash, are the registry's to say; a
 * tester's manifest that has no descriptor beside it says the first itself.
 */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.optional(v.string()),
    remoteEntry: v.optional(v.object({ name: v.string(), path: v.optional(v.string(), '') })),
  }),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Manifests by address that have been fetched here. */
const fetched = new Map<string, Manifest>();

/**
 * Fetches one version of a remote and evaluates its `./remote`. A fresh attempt forgets what the page and
 * the browser's cache remember of a failed one: a wrong answer may have been stored as immutable.
 * @returns the module's default export
 * @throws LoadError with the phase that failed
 */
export async function importRemoteVersion(
  version: RegistryVersion,
  { fresh, signal, onManifest }: Attempt,
): Promise<unknown> {
  const base = new URL(version.baseUrl, location.href);
  const { integrity } = version;
  const cache = fresh ? 'reload' : 'default';
  const manifest = await readManifest(new URL(version.manifest, base).href, fresh, {
    cache,
    signal,
  });
  onManifest();
  const address = new URL(version.descriptor.entry || entryIn(manifest), base).href;
  if (fresh) await renewEntry(address, integrity, { cache, signal });
  const { globalName } = manifest.metaData;
  const container = await loadContainer({ address, globalName, integrity }, sharedByHost(), fresh);
  const factory = await container.get(EXPOSED_MODULE);
  const exported = factory();
  return isObject(exported) && 'default' in exported ? exported.default : undefined;
}

/** Address of the entry as the manifest has it, relative to the manifest unless it names a base of its own. */
function entryIn({ metaData: { publicPath = 'auto', remoteEntry } }: Manifest): string {
  const path = [remoteEntry?.path, remoteEntry?.name].filter(Boolean).join('/');
  return publicPath === 'auto' ? path : publicPath + path;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A manifest that the page was served with, or one that is fetched, once unless it has failed. */
async function readManifest(
  address: string,
  fresh: boolean,
  request: RequestInit,
): Promise<Manifest> {
  const known = fresh ? undefined : (fetched.get(address) ?? inlined(address));
  if (known) return known;
  const manifest = await fetchManifest(address, request);
  fetched.set(address, manifest);
  return manifest;
}

function inlined(address: string): Manifest | undefined {
  for (const [url, manifest] of Object.entries(pageConfig().manifests)) {
    if (new URL(url, location.href).href === address) return parseManifest(address, manifest);
  }
  return undefined;
}

async function fetchManifest(address: string, request: RequestInit): Promise<Manifest> {
  let response: Response;
  try {
    response = await ownFetch(address, request);
  } catch (cause) {
    throw new LoadError('manifest', 'MANIFEST_UNREACHABLE', address, { cause });
  }
  if (!response.ok) throw new LoadError('manifest', `MANIFEST_HTTP_${response.status}`, address);
  return parseManifest(address, await response.json().catch(() => undefined));
}

function parseManifest(address: string, manifest: unknown): Manifest {
  const parsed = v.safeParse(manifestSchema, manifest);
  if (parsed.success) return parsed.output;
  const cause = new v.ValiError(parsed.issues);
  throw new LoadError('manifest', 'MANIFEST_INVALID', address, { cause });
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
