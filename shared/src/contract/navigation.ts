import type { NAVIGATION_GROUPS, NavigationEntry } from './descriptor';
import type { Language } from './languages';
import type { Registry } from './registry';

export type NavigationLink = { path: string; label: string };
export type NavigationGroupId = (typeof NAVIGATION_GROUPS)[number];

/** The links of one group of the navigation bar, of every enabled remote, in the order that the entries ask for. */
export function linksOf(
  registry: Registry,
  group: NavigationGroupId,
  language: Language,
): NavigationLink[] {
  return entriesOf(registry)
    .filter((entry) => entry.group === group)
    .sort((left, right) => left.order - right.order)
    .map((entry) => linkOf(entry, language));
}

/** The one entry that is also the header's filled button, if a remote asks for it. */
export function prominentLink(registry: Registry, language: Language): NavigationLink | undefined {
  const entry = entriesOf(registry).find(({ prominent }) => prominent);
  return entry && linkOf(entry, language);
}

function entriesOf(registry: Registry): NavigationEntry[] {
  return Object.values(registry.remotes)
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.versions[remote.active]?.descriptor.navigation ?? []);
}

function linkOf({ path, label }: NavigationEntry, language: Language): NavigationLink {
  return { path, label: label[language] };
}
