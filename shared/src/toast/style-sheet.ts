/**
 * Evaluated before notistack, whose style engine goober writes its rules the moment it is evaluated (goober 2.1.19,
 * `get-sheet.js`). Left alone, goober makes a `<style>` through `innerHTML`, which Trusted Types refuse, and changes its
 * text with every rule, which no hash of the page's policy could admit. But goober takes whatever `window._goober` is,
 * and only reads and writes `firstChild.data`: here, a style sheet without an element, to which no policy applies.
 */
type GooberTarget = { parentNode: object; firstChild: { data: string } };
type GooberWindow = Pick<Window, 'document'> & { _goober?: GooberTarget };

/** Gives goober a style sheet of the document. Browsers without such sheets get none, and goober makes its element. */
export function provideStyleSheet(page: GooberWindow = window): void {
  if (!('adoptedStyleSheets' in page.document)) return;
  const sheet = new CSSStyleSheet();
  page.document.adoptedStyleSheets = [...page.document.adoptedStyleSheets, sheet];
  let rules = '';
  page._goober ??= {
    parentNode: page.document,
    firstChild: {
      get data() {
        return rules;
      },
      set data(text) {
        rules = text;
        sheet.replaceSync(text);
      },
    },
  };
}

// the build draws pages where there is no window
if (typeof window !== 'undefined') provideStyleSheet();
