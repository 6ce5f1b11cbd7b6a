/**
 * Session storage that never throws: where the browser refuses it (storage blocked, quota used up), values live as long
 * as the page.
 */
const memory = new Map<string, string>();

export function readSessionItem(key: string): string | null {
  // what could not be stored is newer than what the storage still holds
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the item */
export function writeSessionItem(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
