/** The addresses of this remote, named once. */
export const PATHS = { home: '/exemple' } as const;
