/** A reserved host name: an address that resolves to it was a path. */
const OWN_ORIGIN = 'https://portal.invalid';

/** A complete address in https. */
export function isSecureAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');
}

/** A path of the portal's own, or a complete address in https; `//elsewhere` and `/\elsewhere` lead to other sites and are not paths. */
export function isOwnOrSecure(text: string): boolean {
  if (!text.startsWith('/')) return isSecureAddress(text);
  return URL.canParse(text, OWN_ORIGIN) && new URL(text, OWN_ORIGIN).origin === OWN_ORIGIN;
}
