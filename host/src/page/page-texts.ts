import type { Descriptor } from '@mosta/shared/contract/descriptor';
import type { Language, LocalizedText } from '@mosta/shared/contract/languages';
import type { Registry } from '@mosta/shared/contract/registry';
import { askPortal } from '../releases/live-registry';
import { pageConfig } from './page-config';

let has: Promise<boolean> | undefined;

/**
 * Fetches what the registry says in other languages than the page's, before anything is drawn in one of them; until then
 * the page's own stands for them. Without an answer it stays, and the next change asks again.
 */
export async function fetchPageTexts(language: Language): Promise<void> {
  const page = pageConfig();
  if (language === page.language) return;
  has ??= askPortal().then((answer) => {
    if (answer) addTexts(page.registry, answer);
    return answer !== null;
  });
  if (!(await has)) has = undefined;
}

/** Writes the texts of each version into the page's, which router and remotes have taken apart by now. */
function addTexts(page: Registry, answer: Registry): void {
  for (const [name, { versions }] of Object.entries(page.remotes)) {
    for (const [version, { descriptor }] of Object.entries(versions)) {
      const whole = answer.remotes[name]?.versions[version]?.descriptor;
      if (whole) addTextsOf(descriptor, whole);
    }
  }
}

function addTextsOf(descriptor: Descriptor, whole: Descriptor): void {
  addText(descriptor.label, whole.label);
  for (const route of descriptor.routes) {
    const same = whole.routes.find(({ path }) => path === route.path);
    addText(route.title, same?.title);
    addText(route.description, same?.description);
  }
  for (const entry of descriptor.navigation) {
    const same = whole.navigation.find(
      ({ group, path }) => group === entry.group && path === entry.path,
    );
    addText(entry.label, same?.label);
  }
}

function addText(text: LocalizedText, whole: LocalizedText | undefined): void {
  Object.assign(text, whole);
}
