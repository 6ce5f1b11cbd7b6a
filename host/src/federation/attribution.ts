import { REMOTES_PATH } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';

/** Whose code an address belongs to; no version where that cannot be told. */
export type Origin = { remote: string; version: string | null };

/** Files of the portal's own store, whichever version of the remote uses them. */
const STORED = new RegExp(`^${REMOTES_PATH}([^/]+)/`);
/** Addresses in a stack, as Chromium, Firefox and Safari write them. */
const ADDRESSES = /https?:\/\/[^\s)]+/g;

let bases: { base: string; origin: Origin }[] = [];
/** The version that the page shows of each remote. */
const versions = new Map<string, string>();

/** Learns where the remotes of this page lie. */
export function knowAddresses(registry: Registry): void {
  bases = Object.entries(registry.remotes).flatMap(([remote, entry]) =>
    Object.entries(entry.versions).map(([version, { baseUrl }]) => ({
      base: new URL(baseUrl, location.href).href,
      origin: { remote, version },
    })),
  );
}

/** Learns which version of a remote the page shows: the files that its versions share are blamed on that one. */
export function noteVersion(remote: string, version: string): void {
  versions.set(remote, version);
}

/** The version of a remote that the page shows; null before one has been loaded. */
export function versionShown(remote: string): string | null {
  return versions.get(remote) ?? null;
}

/** The remote that a file belongs to, by its address. */
export function remoteOfAddress(address: string): Origin | undefined {
  const known = bases.find(({ base }) => address.startsWith(base));
  if (known) return known.origin;
  if (!URL.canParse(address, location.href)) return undefined;
  const { origin, pathname } = new URL(address, location.href);
  const name = origin === location.origin ? STORED.exec(pathname)?.[1] : undefined;
  return name === undefined ? undefined : { remote: name, version: versionShown(name) };
}

/** The remote whose code threw: the innermost one of the stack, since the host's own code lies around it. */
export function remoteOfError(thrown: unknown): Origin | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return remoteOfStack(stack);
}

/** The remote that is nearest to the top of a stack. */
export function remoteOfStack(stack: string): Origin | undefined {
  for (const [address] of stack.matchAll(ADDRESSES)) {
    const found = remoteOfAddress(address);
    if (found) return found;
  }
  return undefined;
}
