/** A person as accounts name them; older accounts have the whole name in `nom`. */
type Named = { nom: string; prenom?: string | undefined };

/** Given name and family name; empty where neither is known. */
export function personName({ nom, prenom = '' }: Named): string {
  return `${prenom} ${nom}`.trim();
}

/**
 * The first letters of the first and the last of a person's names: "AE" of "Amina Ben Exemple". Empty where none is known.
 * The page's first script does the same before any module is there (`host/src/index.html`).
 */
export function personInitials(person: Named): string {
  const words = personName(person).split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0],
  );
  return letters.join('').toUpperCase();
}
