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
  legal: '/mentions-legales',
  privacy: '/confidentialite',
} as const;

export type PageKey = keyof typeof PATHS;

/** Parameter of the directory's address that names one exhibitor, who has a page of its own there. */
export const EXHIBITOR_PARAMETER = 'exposant';

export function exhibitorPath(id: string): string {
  return `${PATHS.confirmed}?${EXHIBITOR_PARAMETER}=${encodeURIComponent(id)}`;
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
