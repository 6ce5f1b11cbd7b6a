/** Pages of this remote, named once. */
export const PATHS = {
  plan: '/PlanSalon',
  choose: '/Exposant-map',
} as const;
