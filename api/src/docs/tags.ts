/** Subjects of the calls in the order of reading; a call of another subject does not pass the tests. */
export const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['Comptes', 'Ouvrir, renouveler et fermer une session\u00a0; retrouver un mot de passe.'],
  ['Mon compte', 'Ce que la personne connectée voit et change de son compte.'],
  ['Données personnelles', 'Accès et effacement (loi 18-07).'],
  [
    'Édition',
    'L’édition que le portail montre, et les autres\u00a0: jours, prix, échéances, contact.',
  ],
  [
    'Contenus',
    'Ce que l’agence écrit pour les pages\u00a0: le programme, les actualités et le reste, en trois langues.',
  ],
  ['Stands', 'Le plan, ouvert à tous\u00a0: qui occupe un stand n’y est jamais dit.'],
  ['Options', 'Un exposant garde un stand quelque temps, puis le réserve.'],
  ['Réservations', 'Ce qu’un exposant a réservé, et ce qu’il commande de plus.'],
  [
    'Participation',
    'Le dossier d’un exposant\u00a0: avancement, documents, messages et paiements.',
  ],
  ['Exposants', 'L’annuaire, et ce que chaque exposant y montre de son entreprise.'],
  [
    'Personnes de l’entreprise',
    'Les comptes qui agissent pour un même exposant\u00a0: tout ce qui est à lui est à chacun.',
  ],
  ['Catalogue', 'Ce que le salon vend.'],
  ['Devis', 'Chiffrer une simulation, établir un devis et le transmettre.'],
  ['Badges', 'Les badges des visiteurs, et leur contrôle à l’entrée.'],
  [
    'Contacts des exposants',
    'Les visiteurs qui ont laissé un exposant scanner leur badge, et ce qu’il en fait ensuite.',
  ],
  ['Hébergement', 'Les hôtels.'],
  ['Contact', 'Écrire à l’organisateur.'],
  ['Recrutement', 'Les candidatures pour travailler au salon.'],
  ['Notifications', 'Les messages des organisateurs aux exposants.'],
  [
    'Courriers',
    'Les courriers de l’organisation aux exposants, par notification et par e-mail, chacun dans sa langue.',
  ],
  ['Organisation', 'Stands, réservations et dossiers, pour les organisateurs.'],
  ['Organisateurs', 'Les comptes de l’organisation et leurs rôles, tenus par les propriétaires.'],
  ['Facturation', 'Factures, avoirs, reçus et comptes des réservations, pour les organisateurs.'],
  ['Journal', 'Ce que les organisateurs ont fait.'],
  ['Exploitation', 'Pour le fonctionnement du portail lui-même.'],
];
