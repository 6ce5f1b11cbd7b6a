/**
 * Local storage that never throws: where the browser refuses it (cookies blocked, quota used up),
 * values live as long as the page.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  // what could not be stored is newer than what the storage still holds
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // refused storage holds nothing to remove
    memory.delete(key);
  }
}
