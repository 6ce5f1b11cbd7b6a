/** What a letter may leave to be filled in for each recipient, written `{societe}` in its texts, in every language. */
export const PLACEHOLDERS = ['societe', 'personne', 'stand', 'montant', 'echeance'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What stands in braces. */
const BRACES = /\{([^{}\n]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}

/** The placeholders of a text. */
export function placeholdersIn(text: string): Placeholder[] {
  const names = [...text.matchAll(BRACES)].map(([, name = '']) => name);
  return PLACEHOLDERS.filter((known) => names.includes(known));
}

/** What stands in braces and is no placeholder, as it was written. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(BRACES)]
    .filter(([, name = '']) => !isPlaceholder(name))
    .map(([written]) => written);
}

/** Fills a text in; what is unknown stays as it was written. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(BRACES, (written, name: string) =>
    isPlaceholder(name) ? values[name] : written,
  );
}
