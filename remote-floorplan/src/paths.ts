/** Pages of this remote, named once. */
export const PATHS = {
  plan: '/PlanSalon',
  choose: '/Exposant-map',
} as const;

/** Pages of other remotes that this one leads to. */
export const ELSEWHERE = {
  signup: '/signup',
  simulation: '/simulation',
  participation: '/formulaire',
  dashboard: '/dashboard-exposant',
  directory: '/ExposantConfirme',
  programme: '/program',
} as const;
