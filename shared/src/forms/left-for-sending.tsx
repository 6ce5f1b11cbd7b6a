/**
 * Whether a field loses the focus because the submit button is pressed. A message shown at that moment must not move
 * the button away from the pointer, or the click would miss it and the form would not be sent.
 */
export function isLeftForSending(event: object): boolean {
  const next = 'relatedTarget' in event ? event.relatedTarget : null;
  return next instanceof HTMLButtonElement && next.type === 'submit';
}
