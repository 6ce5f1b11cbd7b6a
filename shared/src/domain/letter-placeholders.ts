/** What a letter may leave to be filled in for each recipient, written `{societe}` in its texts, in every language. */
export const PLACEHOLDERS = ['societe', 'personne', 'stand', 'montant', 'echeance'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The same for letters about a decision on a dossier: amounts are not settled yet. */
export const DECISION_PLACEHOLDERS = ['societe', 'personne', 'dossier', 'stand'] as const;
export type DecisionPlaceholder = (typeof DECISION_PLACEHOLDERS)[number];

/** What stands in braces. */
const BRACES = /\{([^{}\n]*)\}/g;

/** The placeholders of a text. */
export function placeholdersIn(text: string): Placeholder[] {
  const names = [...text.matchAll(BRACES)].map(([, name = '']) => name);
  return PLACEHOLDERS.filter((known) => names.includes(known));
}

/** What stands in braces and is no placeholder, as it was written. */
export function unknownPlaceholders(
  text: string,
  known: readonly string[] = PLACEHOLDERS,
): string[] {
  return [...text.matchAll(BRACES)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([written]) => written);
}

/** Fills a text in; what is unknown stays as it was written. */
export function fillPlaceholders<Name extends string>(
  text: string,
  values: Readonly<Record<Name, string>>,
): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(BRACES, (written, name: string) => known.get(name) ?? written);
}
