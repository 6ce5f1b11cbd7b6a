/** Knows whether somebody has typed in the page since a part was shown. */
export type Typing = { start: () => () => void; wasTyped: () => boolean };

/** Watches the fields of the whole page: a form and the widget beside it are one to whoever fills them in. */
export function watchTyping(): Typing {
  let typed = false;
  const note = () => {
    typed = true;
  };
  return {
    start: () => {
      document.addEventListener('input', note, { capture: true });
      return () => document.removeEventListener('input', note, { capture: true });
    },
    wasTyped: () => typed,
  };
}
