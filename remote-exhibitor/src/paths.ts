/** Addresses of this remote, each named once. */
export const PATHS = {
  login: '/login',
  signup: '/signup',
  simulation: '/simulation',
  participation: '/formulaire',
  /** Older address of the participation form. */
  form: '/form',
  dashboard: '/dashboard-exposant',
} as const;

/** Names the reservation that the dashboard's views are about; it stays when another view is opened. */
export const RESERVATION_PARAMETER = 'reservation';

/** Addresses of other parts of the portal to which pages here lead. */
export const ELSEWHERE = {
  home: '/',
  /** The directory; `?exposant=<account>` opens one exhibitor. */
  directory: '/ExposantConfirme',
  plan: '/PlanSalon',
  /** The plan for choosing a stand; `?stand=B49` opens it there. */
  choose: '/Exposant-map',
} as const;
