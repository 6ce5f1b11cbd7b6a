import type { Registry } from '@mosta/shared/contract/registry';

/** Cookie that keeps a visitor's place, 0 to 99, so that each page shows the same versions. */
export const CANARY_COOKIE = 'portal_canary';

/** The visitor's place, from the cookie; undefined when it says nothing usable. */
export function readPlace(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined;
}

export function hasCanary(registry: Registry): boolean {
  return Object.values(registry.remotes).some(({ canary }) => canary && !canary.stopped);
}

/** The remotes of which a visitor sees the canary. Who sees the same ones gets the same pages. */
export function shownCanaries(registry: Registry, place: number): string[] {
  return Object.entries(registry.remotes)
    .filter(
      ([, { canary, versions }]) =>
        canary && !canary.stopped && place < canary.percent && canary.version in versions,
    )
    .map(([name]) => name);
}

/** The registry as one visitor sees it: who falls into a canary's share has its version active, the usual one as its fallback. */
export function registryForVisitor(registry: Registry, place: number): Registry {
  const shown = new Set(shownCanaries(registry, place));
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      remote.canary && shown.has(name)
        ? { ...remote, active: remote.canary.version, previous: remote.active }
        : remote,
    ]),
  );
  return { ...registry, remotes };
}
