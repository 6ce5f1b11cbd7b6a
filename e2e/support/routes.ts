/** The route table of the product, spelled as it is canonical; `/form` is a redirection and the dashboard is guarded. */
export const ROUTES = [
  '/',
  '/visiteur',
  '/program',
  '/Apropos',
  '/ActualitesPress',
  '/MostaExpo',
  '/Organisation',
  '/ExposantConfirme',
  '/Secteur',
  '/SponsoringText',
  '/Message',
  '/contact',
  '/exposant',
  '/login',
  '/signup',
  '/visitor-badges',
  '/PlanSalon',
  '/date-lieu',
  '/hebergement',
  '/stuff',
  '/Sponsoringpage',
  '/Exposant-map',
  '/simulation',
  '/formulaire',
  '/journaliste',
  '/mostaganem',
  '/media-kit',
  '/conferences',
  '/animations',
  '/innovation-corner',
  '/visiteurInternational',
  '/business-corner',
  '/street-food',
  '/world-food',
  '/food-market',
  '/mentions-legales',
  '/confidentialite',
  '/edition',
] as const;

/** Where each role begins; the organisers’ home differs from a public page by its spelling alone. */
export const HOMES = {
  Exhibitor: '/dashboard-exposant',
  Organizer: '/organisation',
} as const;

/** Announced pages: one component, whose words differ. */
export const ANNOUNCED: readonly string[] = [
  '/media-kit',
  '/conferences',
  '/animations',
  '/innovation-corner',
  '/business-corner',
  '/street-food',
  '/world-food',
  '/food-market',
];
