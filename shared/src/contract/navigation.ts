import {
  BAR_PLACES,
  type NAVIGATION_GROUPS,
  type NavigationEntry,
  type RouteDescriptor,
  type SITE_MAP_GROUPS,
} from './descriptor';
import type { Language } from './languages';
import { normalizePath, type Registry, routesOf } from './registry';

export type NavigationLink = { path: string; label: string };
export type NavigationGroupId = (typeof NAVIGATION_GROUPS)[number];
export type SiteMapGroupId = (typeof SITE_MAP_GROUPS)[number];
export type BarPlace = (typeof BAR_PLACES)[number];

/** The links of one group of the navigation bar, of every enabled remote, in the order that the entries ask for. */
export function linksOf(
  registry: Registry,
  group: SiteMapGroupId,
  language: Language,
): NavigationLink[] {
  return entriesOf(registry)
    .filter((entry) => entry.group === group)
    .sort((left, right) => left.order - right.order)
    .map((entry) => linkOf(entry, language));
}

/** What the footer lists in a group: the links of its menu, then the pages that no menu has, by their titles. */
export function siteMapOf(
  registry: Registry,
  group: SiteMapGroupId,
  language: Language,
): NavigationLink[] {
  const links = linksOf(registry, group, language);
  const known = new Set(links.map(({ path }) => normalizePath(path)));
  const others = enabledRoutes(registry)
    .filter(({ listed, path }) => listed === group && !known.has(normalizePath(path)))
    .map(({ path, title }) => ({ path, label: title[language] }));
  return [...links, ...others];
}

/** Where the bar at the foot of a phone's screen leads; a place that no remote offers is left out. */
export function barLinks(registry: Registry): { place: BarPlace; path: string }[] {
  const routes = enabledRoutes(registry);
  return BAR_PLACES.flatMap((place) => {
    const route = routes.find(({ bar }) => bar === place);
    return route ? [{ place, path: route.path }] : [];
  });
}

/** The one entry that is also the header's filled button, if a remote asks for it. */
export function prominentLink(registry: Registry, language: Language): NavigationLink | undefined {
  const entry = entriesOf(registry).find(({ prominent }) => prominent);
  return entry && linkOf(entry, language);
}

function enabledRoutes(registry: Registry): RouteDescriptor[] {
  return routesOf(registry)
    .filter(({ remote }) => registry.remotes[remote]?.enabled)
    .map(({ route }) => route);
}

function entriesOf(registry: Registry): NavigationEntry[] {
  return Object.values(registry.remotes)
    .filter((remote) => remote.enabled)
    .flatMap((remote) => remote.versions[remote.active]?.descriptor.navigation ?? []);
}

function linkOf({ path, label }: NavigationEntry, language: Language): NavigationLink {
  return { path, label: label[language] };
}
