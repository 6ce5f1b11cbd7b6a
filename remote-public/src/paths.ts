/** Every path of this remote, named once, in the canonical spelling of the route table. */
export const PATHS = {
  home: '/',
  visitor: '/visiteur',
  program: '/program',
  about: '/Apropos',
  press: '/ActualitesPress',
  mostaExpo: '/MostaExpo',
  organisation: '/Organisation',
  confirmed: '/ExposantConfirme',
  sector: '/Secteur',
  sponsoring: '/SponsoringText',
  message: '/Message',
  contact: '/contact',
  exhibit: '/exposant',
  badges: '/visitor-badges',
  dateVenue: '/date-lieu',
  staff: '/stuff',
  sponsors: '/Sponsoringpage',
  journalist: '/journaliste',
  mostaganem: '/mostaganem',
  mediaKit: '/media-kit',
  conferences: '/conferences',
  animations: '/animations',
  innovationCorner: '/innovation-corner',
  internationalVisitor: '/visiteurInternational',
  businessCorner: '/business-corner',
  streetFood: '/street-food',
  worldFood: '/world-food',
  foodMarket: '/food-market',
  visit: '/ma-visite',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
  /** What follows it is a former edition: `/edition/2025/exposants`. */
  former: '/edition',
} as const;

export type PageKey = keyof typeof PATHS;

/** Parameter of the directory's address that names one exhibitor, who has a page of its own there. */
export const EXHIBITOR_PARAMETER = 'exposant';

export function exhibitorPath(id: string): string {
  return `${PATHS.confirmed}?${EXHIBITOR_PARAMETER}=${encodeURIComponent(id)}`;
}

/** Parameter of the contact form's address that fills in the subject. */
export const SUBJECT_PARAMETER = 'sujet';

/** The contact form with its subject filled in. @param subject in the reader's language */
export function contactAbout(subject: string): string {
  return `${PATHS.contact}?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}`;
}

/** What can be read of a former edition, as its address says; `overview` is the edition's own page. */
export const FORMER_PARTS = { overview: '', directory: '/exposants', news: '/actualites' } as const;
export type FormerPart = keyof typeof FORMER_PARTS;

export function formerPath(year: number, part: FormerPart): string {
  return `${PATHS.former}/${year}${FORMER_PARTS[part]}`;
}

/** An exhibitor of a former edition, who has a page of its own there. */
export function formerExhibitorPath(year: number, id: string): string {
  return `${formerPath(year, 'directory')}/${encodeURIComponent(id)}`;
}

/** Pages of other remotes that this one links to. */
export const ELSEWHERE = {
  plan: '/PlanSalon',
  hotels: '/hebergement',
  simulation: '/simulation',
  participation: '/formulaire',
  login: '/login',
} as const;

export type ElsewhereKey = keyof typeof ELSEWHERE;
