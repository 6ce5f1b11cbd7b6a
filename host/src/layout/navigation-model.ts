import { NAVIGATION_GROUPS, type NavigationEntry } from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import type { Registry } from '@mosta/shared/contract/registry';

export type NavigationLink = { path: string; label: string };
export type NavigationGroup = { id: (typeof NAVIGATION_GROUPS)[number]; links: NavigationLink[] };

/** The dropdown groups with the entries of every enabled remote, in the order that the entries ask for. */
export function navigationOf(registry: Registry, language: Language): NavigationGroup[] {
  const entries: NavigationEntry[] = Object.values(registry.remotes).flatMap((remote) =>
    remote.enabled ? (remote.versions[remote.active]?.descriptor.navigation ?? []) : [],
  );
  return NAVIGATION_GROUPS.map((id) => ({
    id,
    links: entries
      .filter((entry) => entry.group === id)
      .sort((left, right) => left.order - right.order)
      .map((entry) => ({ path: entry.path, label: entry.label[language] })),
  })).filter((group) => group.links.length > 0);
}

/** The one entry that is also the header's filled button, if a remote asks for it. */
export function prominentLink(registry: Registry, language: Language): NavigationLink | undefined {
  const entry = Object.values(registry.remotes)
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.versions[remote.active]?.descriptor.navigation ?? [])
    .find(({ prominent }) => prominent);
  return entry && { path: entry.path, label: entry.label[language] };
}
