import { statfs } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { AppError } from '../http/app-error';

/** Bytes after which an upload looks again: many at once may pass no more than so much each. */
const STEP = 1024 * 1024;

/** @throws AppError STORAGE_FULL where less than so many bytes are free on the folder's disk */
async function demandRoom(folder: string, freeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= freeBytes) return;
  throw new AppError('STORAGE_FULL', {
    detail:
      'La place manque pour de nouveaux fichiers. Rien n’a été gardé\u00a0; réessayez plus tard.',
    retryAfter: 3600,
  });
}

/** Lets a file pass while there is room for it, looking first at its first bytes; fails otherwise. */
export function createRoomCheck(folder: string, freeBytes: number): Transform {
  let unchecked = STEP;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unchecked += chunk.length;
      if (unchecked < STEP) return done(null, chunk);
      unchecked = 0;
      demandRoom(folder, freeBytes).then(() => done(null, chunk), done);
    },
  });
}
