/** Text as searches compare it: without case, accents and other marks, with single spaces. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether every word of the query is somewhere in the text, in any order; an empty query finds everything. */
export function containsWords(text: string, query: string): boolean {
  const wanted = searchable(query);
  // whole lists are asked so while a page starts
  if (wanted === '') return true;
  const haystack = searchable(text);
  return wanted.split(' ').every((word) => haystack.includes(word));
}
