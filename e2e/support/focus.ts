/** The name of what has the focus, and whether something else lies over its middle, unless it is part of that. */
export function focusOf(): { name: string; covered: boolean } {
  const element = document.activeElement ?? document.body;
  const { left, top, width, height } = element.getBoundingClientRect();
  // what is drawn in the place of a hidden control is its label
  const shown =
    width < 5 ? (element.closest('label') ?? element.parentElement ?? element) : element;
  const box = shown === element ? { left, top, width, height } : shown.getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return {
    name: element.getAttribute('aria-label') ?? element.textContent ?? element.id,
    covered:
      over === null ||
      !(shown.contains(over) || over.contains(shown) || shown.closest('label')?.contains(over)),
  };
}
