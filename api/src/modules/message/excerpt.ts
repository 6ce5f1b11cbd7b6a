/** Characters of a message that its notification repeats; the rest is read in the participation. */
const EXCERPT = 400;

/** The beginning of a text, cut between two words where there is a space. */
export function excerpt(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > EXCERPT / 2 ? space : EXCERPT).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
