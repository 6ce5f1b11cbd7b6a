import type { Readable, Transform } from 'node:stream';

/** Where uploaded files lie. Keys are random, made by the adapter: nothing that a visitor typed becomes a path. */
export type Storage = {
  /** Keeps what a stream gives after the check has seen it, or nothing when either fails. @returns its key */
  put: (content: Readable, check: Transform) => Promise<string>;
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
};
