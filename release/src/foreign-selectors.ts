/** At-rules whose blocks hold rules of the page. */
const NESTING = /^@(?:media|supports|layer|container|scope)\b/;

/**
 * Selectors of a style sheet that reach beyond a remote: those whose first part is no class of its own, `.<remote>-…`.
 * @returns them as they are written
 */
export function foreignSelectors(css: string, remote: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const own = new RegExp(`^\\.${remote}-[\\w-]`);
  const foreign: string[] = [];
  const look = (from: number): number => {
    let prelude = from;
    for (let at = from; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === ';') prelude = at + 1;
      if (sign === '}') return at;
      if (sign !== '{') continue;
      const selector = text.slice(prelude, at).trim();
      if (NESTING.test(selector)) at = look(at + 1);
      else {
        // What stands inside of a rule belongs to its selector.
        at = endOf(text, at);
        if (!selector.startsWith('@')) {
          foreign.push(...partsOf(selector).filter((part) => !own.test(part)));
        }
      }
      prelude = at + 1;
    }
    return text.length;
  };
  look(0);
  return foreign;
}

/** The commas of a list separate selectors; those in brackets do not. */
function partsOf(selector: string): string[] {
  return selector
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Position of the bracket that closes the one at `open`. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
