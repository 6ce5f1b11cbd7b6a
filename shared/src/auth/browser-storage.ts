/** Items of a storage of the browser, by key. */
export type BrowserStorage = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Removes every item whose key begins so. */
  removeAll: (prefix: string) => void;
};

/**
 * A storage that never throws: where the browser refuses it (cookies blocked, quota used up),
 * values live as long as the page.
 */
function browserStorage(storage: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      // what could not be stored is newer than what the storage still holds
      const unstored = memory.get(key);
      if (unstored !== undefined) return unstored;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // refused storage holds nothing to remove
        memory.delete(key);
      }
    },
    removeAll(prefix) {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      try {
        for (const key of Object.keys(storage())) {
          if (key.startsWith(prefix)) storage().removeItem(key);
        }
      } catch {
        // refused storage holds nothing to remove
        return;
      }
    },
  };
}

/** Local storage: shared by all tabs, and lasting. */
export const {
  read: readItem,
  write: writeItem,
  remove: removeItem,
  removeAll: removeItems,
} = browserStorage(() => localStorage);

/** Session storage: of this tab alone. */
export const sessionItems: BrowserStorage = browserStorage(() => sessionStorage);
