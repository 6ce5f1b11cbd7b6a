import { NAVIGATION_GROUPS } from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import {
  linksOf,
  type NavigationGroupId,
  type NavigationLink,
} from '@mosta/shared/contract/navigation';
import { normalizePath, type Registry, routesOf } from '@mosta/shared/contract/registry';

/** A link of a menu, with what its page says of itself in a sentence. */
export type ExplainedLink = NavigationLink & { line: string | undefined };
export type NavigationGroup = { id: NavigationGroupId; links: ExplainedLink[] };

/** The dropdown groups that have links. */
export function navigationOf(registry: Registry, language: Language): NavigationGroup[] {
  const lines = new Map(
    routesOf(registry).map(({ route }) => [normalizePath(route.path), route.description[language]]),
  );
  return NAVIGATION_GROUPS.map((id) => ({
    id,
    links: linksOf(registry, id, language).map((link) => ({
      ...link,
      line: lines.get(normalizePath(link.path)),
    })),
  })).filter((group) => group.links.length > 0);
}

/** `aria-current` of a link, whatever the case of the address. */
export function currentPage(path: string, current: string): 'page' | undefined {
  return normalizePath(path) === normalizePath(current) ? 'page' : undefined;
}
