/** Elements that take their name from what they contain. */
const NAMED_BY_CONTENT = 'a, button, summary, [role="tab"], [role="button"]';

/**
 * The accessible name of a link, a button or a field, as far as our pages name them: by other elements, by an attribute,
 * by a label, by the content, by what stands in the empty field.
 * @param page the tree in which its labels are looked for; it need not be in the document
 */
export function accessibleName(element: HTMLElement, page: HTMLElement): string {
  const name =
    textOf(labelledBy(element, page)) ||
    element.getAttribute('aria-label') ||
    textOf(labelsOf(element, page)) ||
    (element.matches(NAMED_BY_CONTENT) && element.textContent) ||
    element.title ||
    element.getAttribute('placeholder') ||
    '';
  return name.replace(/\s+/g, ' ').trim();
}

function labelledBy(element: HTMLElement, page: HTMLElement): (Element | undefined)[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const all = [...page.querySelectorAll('[id]')];
  return ids.map((id) => all.find((each) => each.id === id));
}

/** What `element.labels` says, which is empty outside of the document. */
function labelsOf(element: HTMLElement, page: HTMLElement): (Element | null)[] {
  if (!element.matches('input, select, textarea')) return [];
  const byId = element.id
    ? [...page.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === element.id)
    : [];
  return [...byId, element.closest('label')];
}

function textOf(parts: readonly (Element | null | undefined)[]): string {
  return parts
    .map((part) => part?.textContent ?? '')
    .join(' ')
    .trim();
}
