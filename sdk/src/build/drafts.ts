import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheOf } from '../places';

const draftsOf = (directory: string) => join(cacheOf(directory), 'drafts');

/**
 * Does work in a folder of its own: two builds of one package at once do not see each other's files.
 * @param directory of the package; the folder is on the same disk
 */
export async function inDraft<Result>(
  directory: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const draft = join(draftsOf(directory), randomUUID());
  await mkdir(draft, { recursive: true });
  try {
    return await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Puts a finished folder in the place of the former one; of two at once, the last one stays, whole. */
export async function moveInto(place: string, folder: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const drafts = draftsOf(dirname(place));
  const former = join(drafts, randomUUID());
  await mkdir(drafts, { recursive: true });
  for (;;) {
    await rename(place, former).catch(unless('ENOENT'));
    await rm(former, { recursive: true, force: true });
    try {
      await rename(folder, place);
      return;
    } catch (error) {
      // Another build has put its folder there meanwhile.
      unless('ENOTEMPTY', 'EEXIST')(error);
    }
  }
}

function unless(...codes: string[]) {
  return (error: unknown): void => {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    if (!codes.includes(String(code))) throw error;
  };
}
