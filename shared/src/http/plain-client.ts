import axios from 'axios';

/** Base of both clients: the page's own origin; a call is aborted after this many milliseconds. */
export const BASE_OPTIONS = { baseURL: '/', timeout: 20_000 } as const;

/** Without credentials. */
export const plainClient = axios.create(BASE_OPTIONS);
