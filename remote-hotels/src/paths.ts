/** The remote's addresses, named once: routes, links and tests read them here. */
export const PATHS = { hotels: '/hebergement' } as const;
