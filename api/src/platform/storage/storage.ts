import type { Readable, Transform } from 'node:stream';
import { AppError } from '../http/app-error';

/** A kept file, open for reading: whoever opens it reads the content to its end or destroys it. */
export type StoredFile = {
  content: Readable;
  /** Bytes. */
  size: number;
};

/**
 * Where uploaded files lie. Keys are random, made by the adapter: nothing that a visitor typed becomes a path.
 * Storage that does not answer makes every call fail with AppError UNAVAILABLE; where the disk has
 * no room left for more files, `put` fails with STORAGE_FULL while there still is some for the database.
 */
export type Storage = {
  /** Keeps what a stream gives after the checks have seen it, or nothing when any of them fails. @returns its key */
  put: (content: Readable, ...checks: Transform[]) => Promise<string>;
  /** @throws AppError NOT_FOUND for a file that is not there */
  open: (key: string) => Promise<StoredFile>;
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Fails where files of this machine cannot be written; elsewhere it tells nothing. */
  proveWrite: () => Promise<void>;
  /** Keys of the files that were kept before that instant. */
  keysBefore: (instant: Date) => Promise<string[]>;
};

/** Storage cannot do its part now; what was being done may be tried again. */
export function storageUnavailable(): AppError {
  return new AppError('UNAVAILABLE', {
    detail:
      'Les fichiers ne peuvent pas être enregistrés ni lus pour le moment. Rien n’a été gardé\u00a0; réessayez dans quelques minutes.',
  });
}

const KEY = /^[\w-]{32}$/;

/** Whether an adapter can have given this out. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** @throws TypeError for what no adapter can have given out */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError('Not a key of this storage');
  return key;
}
