import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STUBS_FOLDER } from '@mosta/shared/contract/published';
import { findRemotes, findStubs } from '../project';
import { publish } from './publish';

/** Publishes every remote of the repository into the local registry; unchanged ones stay as they are. */
export async function publishAll(dataDir: string): Promise<number> {
  let published = 0;
  for (const remote of findRemotes()) {
    const result = await publish(remote, dataDir, { activate: true });
    if (result.published) published += 1;
  }
  return published;
}

/** Lays the stub remotes where the server offers them to integration testers. */
export async function publishStubs(dataDir: string): Promise<void> {
  for (const stub of findStubs()) {
    const folder = join(dataDir, STUBS_FOLDER, stub.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(join(stub.directory, 'dist'), folder, { recursive: true });
  }
}
