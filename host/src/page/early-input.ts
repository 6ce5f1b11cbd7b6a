import { accessibleName } from './accessible-name';

/** What is left to do of early input once the live page is known. */
export type EarlyInput = {
  /** Carries over texts, choices, focus and what was opened: in the task in which the live page is inserted. */
  restore: () => void;
  /** Lets the live page know of texts and choices, then presses what was pressed, in that sequence. */
  carryOut: () => void;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Counterpart = (early: HTMLElement) => HTMLElement | undefined;

/**
 * Finds what a person did in the prerendered page, which a script of the page has marked (`index.html`), and the
 * counterparts in the live page: elements of the same kind with the same accessible name, in the same order among
 * equals. What has no counterpart is dropped (docs/decisions/0066).
 */
export function findEarlyInput(prerendered: HTMLElement, live: HTMLElement): EarlyInput {
  const counterpart = counterpartsIn(prerendered, live);
  const typed = elements(prerendered, '[data-typed]').flatMap((early) => {
    const field = counterpart(early);
    return isField(early) && isField(field) ? [{ early, field, initial: field.value }] : [];
  });
  const pressed = elements(prerendered, '[data-pressed]')
    .sort((one, other) => Number(one.dataset.pressed) - Number(other.dataset.pressed))
    .flatMap((early) => {
      const control = counterpart(early);
      return control ? [{ control, key: early.dataset.key }] : [];
    });
  const restoreDetails = openedDetails(prerendered, counterpart);
  const { restoreFocus, restoreCursor } = focusIn(prerendered, counterpart);
  return {
    restore: () => {
      for (const { early, field } of typed) setValue(field, early);
      restoreDetails();
      restoreFocus();
    },
    carryOut: () => {
      for (const { early, field, initial } of typed) {
        if (isTicked(field) && isTicked(early)) {
          if (field.checked !== early.checked) field.click();
          continue;
        }
        // React may have drawn the field once more since, as it knew it.
        const emptied = field.value === initial;
        if (emptied) setValue(field, early);
        field.dispatchEvent(new Event(isTyped(field) ? 'input' : 'change', { bubbles: true }));
        if (emptied && field === document.activeElement) restoreCursor();
      }
      for (const { control, key } of pressed) {
        if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        else control.click();
      }
    },
  };
}

/** Disables the controls of a prerendered text that no live page replaces. */
export function disableControls(text: Element): void {
  for (const control of text.querySelectorAll('button, input, select, textarea')) {
    control.setAttribute('disabled', '');
    control.removeAttribute('aria-busy');
    control.removeAttribute('data-pressed');
  }
}

function elements(page: HTMLElement, selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)];
}

function counterpartsIn(prerendered: HTMLElement, live: HTMLElement): Counterpart {
  return (early) => {
    const wanted = identity(early, prerendered);
    // A closed menu has its links in the drawn page alone.
    const equals = (page: HTMLElement) =>
      elements(page, early.localName).filter(
        (each) => !each.closest('[hidden]') && identity(each, page) === wanted,
      );
    return equals(live)[equals(prerendered).indexOf(early)];
  };
}

function identity(element: HTMLElement, page: HTMLElement): string {
  const kind = ['role', 'type', 'href'].map((name) => element.getAttribute(name));
  return JSON.stringify([kind, accessibleName(element, page)]);
}

function isField(element: Element | null | undefined): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isTyped(field: Field): boolean {
  return field.localName !== 'select' && field.type !== 'file';
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

/** Past React, which takes a value set on the element itself for its own and hears of no change. */
function setValue(field: Field, early: Field): void {
  if (isTicked(field)) return;
  if (field instanceof HTMLInputElement && field.type === 'file') {
    if (early instanceof HTMLInputElement) field.files = early.files;
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, early.value);
}

function openedDetails(prerendered: HTMLElement, counterpart: Counterpart): () => void {
  const found = elements(prerendered, 'details > summary').flatMap((early) => {
    const details = counterpart(early)?.parentElement;
    return details ? [{ details, open: early.parentElement?.hasAttribute('open') === true }] : [];
  });
  return () => {
    for (const { details, open } of found) details.toggleAttribute('open', open);
  };
}

/** Where the focus stands, with the cursor or what is selected of a text. */
function focusIn(prerendered: HTMLElement, counterpart: Counterpart) {
  const focused = document.activeElement;
  const early = focused instanceof HTMLElement && prerendered.contains(focused) ? focused : null;
  const live = early && counterpart(early);
  // A field that has left the document forgets it.
  const selection =
    early && isText(early) ? ([early.selectionStart, early.selectionEnd] as const) : undefined;
  const restoreCursor = () => {
    if (selection && live && isText(live)) live.setSelectionRange(...selection);
  };
  const restoreFocus = () => {
    live?.focus({ preventScroll: true });
    restoreCursor();
  };
  return { restoreFocus, restoreCursor };
}

/** Whether the field has a cursor: those for numbers, dates and addresses of mail have none that a script could read. */
function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  const hasText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return hasText && element.selectionStart !== null;
}
