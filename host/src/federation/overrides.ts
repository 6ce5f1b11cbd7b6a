import { type Descriptor, descriptorSchema } from '@mosta/shared/contract/descriptor';
import { DESCRIPTOR_FILE, MANIFEST_FILE, STUBS_PATH } from '@mosta/shared/contract/published';
import type { Registry, RegistryRemote } from '@mosta/shared/contract/registry';
import * as v from 'valibot';

/** Overrides are kept for the browser session under this key. */
const STORAGE_KEY = 'portal-overrides';
const PREFIX = 'mf.';
/** `?mf=reset` removes every override. */
const RESET_PARAMETER = 'mf';

/** Event of the page's window that opens the testing panel. */
export const PANEL_EVENT = 'portal:testing-panel';

const overridesSchema = v.record(v.string(), v.string());
/** Remote's name -> manifest URL, `stub:NAME` or `off`. */
export type Overrides = Record<string, string>;

/** Reads `?mf.<remote>=…` from the address, adds it to what the session holds, and returns all of it. */
export function collectOverrides(search: string, storage: Storage): Overrides {
  const parameters = new URLSearchParams(search);
  if (parameters.get(RESET_PARAMETER) === 'reset') {
    storage.removeItem(STORAGE_KEY);
    return {};
  }
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), overridesSchema),
    storage.getItem(STORAGE_KEY) ?? '{}',
  );
  const overrides: Overrides = stored.success ? { ...stored.output } : {};
  for (const [key, value] of parameters) {
    if (!key.startsWith(PREFIX) || value === '') continue;
    if (isOverride(value)) overrides[key.slice(PREFIX.length)] = value;
    else console.warn('[portal] refused override', key, value);
  }
  if (Object.keys(overrides).length > 0) storage.setItem(STORAGE_KEY, JSON.stringify(overrides));
  return overrides;
}

/** `off`, a stub, or an address that a manifest can be fetched from. */
function isOverride(value: string): boolean {
  if (value === 'off' || value.startsWith('stub:')) return true;
  return (
    URL.canParse(value, location.href) && new URL(value, location.href).protocol.startsWith('http')
  );
}

/** Loads something else in the place of a remote from the next page load on; an empty value takes that back. */
export function setOverride(storage: Storage, name: string, value: string): void {
  const { [name]: _former, ...others } = collectOverrides('', storage);
  if (value !== '' && !isOverride(value)) {
    console.warn('[portal] refused override', PREFIX + name, value);
    return;
  }
  storage.setItem(
    STORAGE_KEY,
    JSON.stringify(value === '' ? others : { ...others, [name]: value }),
  );
}

export function clearOverrides(storage: Storage): void {
  storage.removeItem(STORAGE_KEY);
}

/**
 * The registry with the overrides applied. A stub keeps the routes of the remote that it replaces;
 * a manifest from elsewhere brings the descriptor that is published beside it.
 */
export async function applyOverrides(
  registry: Registry,
  overrides: Overrides,
  fetchJson: (address: string) => Promise<unknown>,
): Promise<Registry> {
  const remotes = { ...registry.remotes };
  for (const [name, value] of Object.entries(overrides)) {
    const known = remotes[name];
    if (value === 'off') {
      if (known) remotes[name] = { ...known, enabled: false };
      continue;
    }
    remotes[name] = await overriddenRemote(known, value, fetchJson);
  }
  return { ...registry, remotes };
}

async function overriddenRemote(
  known: RegistryRemote | undefined,
  value: string,
  fetchJson: (address: string) => Promise<unknown>,
): Promise<RegistryRemote> {
  const isStub = value.startsWith('stub:');
  const manifest = new URL(
    isStub
      ? `${STUBS_PATH}${encodeURIComponent(value.slice('stub:'.length))}/${MANIFEST_FILE}`
      : value,
    location.href,
  );
  const base = new URL('./', manifest).href;
  const own = known?.versions[known.active]?.descriptor;
  const beside = await readDescriptor(new URL(DESCRIPTOR_FILE, base).href, fetchJson);
  // Without a descriptor of its own, the manifest says where its entry is.
  const descriptor: Descriptor | undefined =
    isStub && own && beside
      ? { ...own, contract: beside.contract, version: beside.version, entry: beside.entry }
      : (beside ?? (own && { ...own, entry: '' }));
  if (!descriptor) return { enabled: false, active: '', previous: null, versions: {} };
  return {
    enabled: true,
    active: descriptor.version,
    previous: null,
    versions: {
      [descriptor.version]: {
        baseUrl: base,
        descriptor,
        manifest: manifest.href,
        // An override has no registry entry, so there is no hash to compare with.
        integrity: '',
        publishedAt: new Date(0).toISOString(),
      },
    },
  };
}

/** Undefined when there is no valid descriptor: the loader then reports the failure. */
async function readDescriptor(
  address: string,
  fetchJson: (address: string) => Promise<unknown>,
): Promise<Descriptor | undefined> {
  try {
    return v.parse(descriptorSchema, await fetchJson(address));
  } catch (error) {
    console.warn('[portal] unreadable descriptor', address, error);
    return undefined;
  }
}
