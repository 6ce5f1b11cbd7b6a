import { NAVIGATION_GROUPS } from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import {
  linksOf,
  type NavigationGroupId,
  type NavigationLink,
} from '@mosta/shared/contract/navigation';
import type { Registry } from '@mosta/shared/contract/registry';

export type NavigationGroup = { id: NavigationGroupId; links: NavigationLink[] };

/** The dropdown groups that have links. */
export function navigationOf(registry: Registry, language: Language): NavigationGroup[] {
  return NAVIGATION_GROUPS.map((id) => ({ id, links: linksOf(registry, id, language) })).filter(
    (group) => group.links.length > 0,
  );
}
