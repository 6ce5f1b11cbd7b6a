/** A person's name as it is read; an account may lack the first one. */
export function personName({ prenom, nom }: { prenom: string | null; nom: string }): string {
  return [prenom, nom].filter(Boolean).join(' ');
}
