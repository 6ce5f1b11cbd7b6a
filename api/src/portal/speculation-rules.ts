import { escapeJson } from '@mosta/release/page/escape-json';
import { hashSource } from '@mosta/release/page/inline-hashes';
import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { type Registry, routesOf } from '@mosta/shared/contract/registry';

/**
 * Has the browser fetch the document of a link that somebody is about to follow, for as long as the prerendered page is
 * shown: afterwards links load no documents (decision 66). Pages that everybody may open, and nothing else; a browser
 * that saves data leaves the rules alone. Links to another language are none of them: their answer keeps the choice.
 * @returns the element, and the source by which a policy admits it
 */
export function speculationRules(registry: Registry): { html: string; source: string } {
  const open = routesOf(registry).filter(
    ({ remote, route }) =>
      registry.remotes[remote]?.enabled && !route.guarded && route.redirectTo === undefined,
  );
  const where = {
    and: [
      { href_matches: open.map(({ route }) => route.path) },
      { selector_matches: `#${PRERENDERED_ID} a:not([target],[hreflang])` },
    ],
  };
  const rules = escapeJson({ prefetch: [{ where, eagerness: 'moderate' }] });
  return {
    html: `<script type="speculationrules">${rules}</script>`,
    source: hashSource(rules),
  };
}
