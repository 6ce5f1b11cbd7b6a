/** What the members of an exhibitor are told of each other. */
const ABOUT = { category: 'dossier', title: 'Personnes de l’entreprise' } as const;

type Named = { nom: string; prenom: string | null };

/** Somebody's name in a sentence. */
export function fullName({ nom, prenom }: Named): string {
  return prenom === null ? nom : `${prenom} ${nom}`;
}

export const joined = (person: Named & { email: string }) => ({
  ...ABOUT,
  message: `${fullName(person)} (${person.email}) agit maintenant pour votre entreprise.`,
});

export const left = (person: Named) => ({
  ...ABOUT,
  message: `${fullName(person)} n’agit plus pour votre entreprise.`,
});

export const removed = (company: string | null) => ({
  ...ABOUT,
  message: `Vous n’agissez plus pour ${company ?? 'l’entreprise'}. Votre compte reste le vôtre.`,
});

export const handedOver = (company: string | null) => ({
  ...ABOUT,
  message: `Vous êtes maintenant responsable de ${company ?? 'l’entreprise'}\u00a0: vous invitez et retirez les personnes qui agissent pour elle.`,
});
