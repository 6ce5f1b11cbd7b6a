/** Objects that several machines share, by key; each is written whole or not at all. */
export type Bucket = {
  /** The object and its tag, which changes with its content; null where there is none. */
  get: (key: string) => Promise<{ body: Buffer; tag: string } | null>;
  /** The tag alone; null where there is no such object. */
  tagOf: (key: string) => Promise<string | null>;
  /**
   * Writes an object.
   * @param expected the tag that it must still have; null: there must be none; left out: whatever is there is replaced
   * @returns the new tag
   * @throws BucketConflict when somebody else has written it meanwhile
   */
  put: (key: string, body: Buffer, expected?: string | null) => Promise<string>;
  keysBelow: (prefix: string) => Promise<string[]>;
  remove: (keys: readonly string[]) => Promise<void>;
};

/** An object is not what was expected when it was written. */
export class BucketConflict extends Error {
  constructor(key: string) {
    super(`${key} was written by somebody else`);
    this.name = 'BucketConflict';
  }
}
