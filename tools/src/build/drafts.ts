import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CACHE_DIR } from '../project';

const DRAFTS = join(CACHE_DIR, 'drafts');

/** Does work in a folder of its own: two builds of one package at once do not see each other's files. */
export async function inDraft<Result>(work: (draft: string) => Promise<Result>): Promise<Result> {
  const draft = join(DRAFTS, randomUUID());
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
  const former = join(DRAFTS, randomUUID());
  await mkdir(DRAFTS, { recursive: true });
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
