export const PASSWORD = 'Un mot de passe bien long';

const exhibitor = (email: string) => ({
  nom: 'Exemple',
  prenom: 'Responsable',
  fonction: 'Gérant',
  email,
  password: PASSWORD,
  phone: '0555 12 34 56',
});
export const COMPANY = {
  name: 'Marque exemple',
  raisonSociale: 'SARL Exemple',
  statut: 'SARL',
  adresse: '1, rue de l’Exemple\r\n27000 Mostaganem',
  type: 'Morale',
  codePostal: '27000',
  pays: 'Algérie',
  email: 'Contact@Exemple.dz',
  website: 'exemple.dz',
  tel: { fix: '045 12 34 56', fax: '', mobile: '+213 (0)661 23 45 67' },
  rcNumero: '27/00 - 0012345 b 19',
  nifNumero: '0012 3456 7890 123',
};

/** What the form posts, with a new address each time; sample data throughout. */
export const form = (email: string, company: object = {}, rest: object = {}) => ({
  exhibitor: exhibitor(email),
  exhibitionCompany: { ...COMPANY, ...company },
  tempReservation: {},
  payment: 'virement',
  ...rest,
});
