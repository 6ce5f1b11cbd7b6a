/**
 * Whether a field is left by pressing the button that sends the form. Nothing that is then told of the field may move
 * the button: it would be gone from under the pointer before the press ends, and the form would not be sent.
 */
export function isLeftForSending(event: object): boolean {
  const next = 'relatedTarget' in event ? event.relatedTarget : null;
  return next instanceof HTMLButtonElement && next.type === 'submit';
}
