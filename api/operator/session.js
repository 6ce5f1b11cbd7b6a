// @ts-check
/** The session of `/_portal`: the one that the portal's own pages keep, and calls that are made with it. */

/** @typedef {{ user: unknown, role: string, access: { token: string }, refresh: { token: string } }} Session */

/** Where the portal's own pages keep the session (shared/src/schemas/session.schema.ts). */
const AUTH = 'auth';
const REFRESH = 'refreshToken';
const EXPIRED = 'authExpired';
/** The lock that all tabs share while one of them renews the session (shared/src/http/refresh.ts). */
const REFRESH_LOCK = 'mosta-refresh';

/** A refusal of the service, with its status and its sentence. */
export class Refusal extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @returns {string | null} */
function storedToken() {
  try {
    return JSON.parse(localStorage.getItem(AUTH) ?? 'null')?.accessToken ?? null;
  } catch {
    return null;
  }
}

/** @param {Session} answer */
function store({ user, role, access, refresh }) {
  localStorage.setItem(REFRESH, refresh.token);
  localStorage.setItem(AUTH, JSON.stringify({ user, role, accessToken: access.token }));
  localStorage.removeItem(EXPIRED);
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<unknown>}
 */
async function call(path, init = {}) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw new Refusal(response.status, answer?.detail ?? answer?.title ?? '');
  return answer;
}

/** @param {string} path @param {unknown} body */
function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Another access token for one that was refused, as the portal's own tabs get it: one at a time. @param {string | null} refused */
async function renew(refused) {
  const exchange = async () => {
    if (storedToken() !== refused) return;
    const refreshToken = localStorage.getItem(REFRESH);
    if (!refreshToken) throw new Refusal(401, '');
    const answer = await post('/auth/refresh-tokens', { refreshToken });
    // Signed out or in anew meanwhile: the answer belongs to a session that is over.
    if (localStorage.getItem(REFRESH) === refreshToken) store(/** @type {Session} */ (answer));
  };
  await (navigator.locks ? navigator.locks.request(REFRESH_LOCK, exchange) : exchange());
}

/** A call with the session, renewed once where that is needed. @param {string} path @param {RequestInit} [init] */
export async function authorized(path, init = {}) {
  const send = (/** @type {string | null} */ token) =>
    call(path, { ...init, headers: { authorization: `Bearer ${token}` } });
  const token = storedToken();
  if (token === null) throw new Refusal(401, '');
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await renew(token);
    return send(storedToken());
  }
}

/**
 * Opens a session, which the portal's pages have too.
 * @param {Record<string, FormDataEntryValue>} fields e-mail address, password, and the code of a second factor, which may be empty
 */
export async function signIn(fields) {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  store(/** @type {Session} */ (await post('/auth/login', given)));
}
