import { chmodSync, mkdirSync } from 'node:fs';

/** Whatever this process makes from now on is for its own user alone, whatever a library asks for. */
export function keepDataPrivate(): void {
  process.umask(0o077);
}

/** Makes a folder for this user alone; one that was made more open is closed. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
