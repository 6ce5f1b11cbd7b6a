/** Where the service answers about a quote, by the secret of its link; without leading slash. */
export const linkPath = (secret: string) => `v1/quote/link/${encodeURIComponent(secret)}`;
