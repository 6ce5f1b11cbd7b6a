import axios from 'axios';

/** Base of both clients: the page's own origin; a call that takes longer than this is given up. */
export const BASE_OPTIONS = { baseURL: '/', timeout: 20_000 } as const;

/** Without credentials. */
export const plainClient = axios.create(BASE_OPTIONS);
