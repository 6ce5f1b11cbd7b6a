/** Fields into which somebody has typed on this page; those that were taken off it are forgotten. */
let typed = new Set<HTMLElement>();

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Notes what is typed, in forms of the host and of every remote. @returns the function that ends it */
export function watchTypedInput(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(FIELDS)) typed.add(target);
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('change', onInput, true);
  };
}

/** Whether a field on the page holds what somebody typed. */
export function hasTypedInput(): boolean {
  typed = new Set([...typed].filter(({ isConnected }) => isConnected));
  return [...typed].some(holdsSomething);
}

function holdsSomething(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) return true;
  return 'value' in field ? field.value !== '' : field.textContent !== '';
}
