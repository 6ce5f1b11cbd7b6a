import { SCRIPT_TIMEOUT_MS } from '@mosta/shared/contract/loading';
import { LoadError } from './failures';
import type { ShareScopes } from './page-federation';

/** What an entry leaves on the page: federation's containers have this form since their first version. */
export type Container = {
  /** Called once, before the first `get`. */
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
};

/** Where an entry is, and the global under which it leaves its container. */
export type Entry = {
  address: string;
  globalName: string;
  /** Expected hash; empty where none is known. */
  integrity: string;
};

const SCOPE = 'default';

/** Kept from before the first remote, which could replace them for the next one. */
const { setTimeout, clearTimeout } = globalThis;

/** Containers that are ready or on their way, by the address of their entry. */
const containers = new Map<string, Promise<Container>>();

/**
 * Runs a remote's entry and lets its container know the shared modules, once for each address.
 * @param fresh runs the entry again, though it may have run: what came after it has failed
 * @throws LoadError when the script does not come or leaves no container
 */
export function loadContainer(
  entry: Entry,
  shared: ShareScopes,
  fresh: boolean,
): Promise<Container> {
  const known = containers.get(entry.address);
  if (known && !fresh) return known;
  const opened = openContainer(entry, shared);
  containers.set(entry.address, opened);
  opened.catch(() => {
    if (containers.get(entry.address) === opened) containers.delete(entry.address);
  });
  return opened;
}

async function openContainer(entry: Entry, shared: ShareScopes): Promise<Container> {
  const { address, globalName } = entry;
  // a container that an earlier run has left must not be taken for this one's
  Reflect.set(globalThis, globalName, undefined);
  await runScript(entry);
  const container: unknown = Reflect.get(globalThis, globalName);
  if (!isContainer(container)) {
    throw new LoadError('script', 'SCRIPT_FAILED', `${address} leaves no ${globalName}`);
  }
  shared[SCOPE] ??= {};
  const options = { version: '', shareScopeKeys: SCOPE };
  // not enumerable: entries spread the options into those of their instance
  Object.defineProperty(options, 'shareScopeMap', { value: shared });
  await container.init(shared[SCOPE], [], options);
  return container;
}

function isContainer(found: unknown): found is Container {
  return typeof found === 'object' && found !== null && 'init' in found && 'get' in found;
}

function runScript({ address, integrity }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    if (integrity) script.integrity = integrity;
    // The same CORS mode as webpack's chunk requests, or the page's preloads would not be used.
    if (integrity || new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous';
    const fail = () => {
      end();
      reject(new LoadError('script', 'SCRIPT_FAILED', address));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    const end = () => {
      clearTimeout(timer);
      script.remove();
    };
    script.onerror = fail;
    script.onload = () => {
      end();
      resolve();
    };
    document.head.append(script);
  });
}
