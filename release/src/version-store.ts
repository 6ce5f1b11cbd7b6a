import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptorSchema } from '@mosta/shared/contract/descriptor';
import {
  DESCRIPTOR_FILE,
  MANIFEST_FILE,
  REMOTES_FOLDER,
  versionPath,
} from '@mosta/shared/contract/published';
import type { RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { CONTENTS_FILE, contentsOf } from './contents';
import { filesBelow } from './stored-files';

/** What a build leaves: the number of its version, and the folder of its files. */
export type BuildOutput = { version: string; output: string };

/** Stores a build as a version, in one step; a version that is there already is never written again. */
export async function storeVersion(
  dataDir: string,
  name: string,
  build: BuildOutput,
): Promise<RegistryVersion> {
  const remotes = join(dataDir, REMOTES_FOLDER);
  const folder = join(remotes, name, build.version);
  if (!existsSync(folder)) {
    const draft = join(remotes, `.${name}-${randomUUID()}`);
    await mkdir(join(remotes, name), { recursive: true });
    await cp(build.output, draft, {
      recursive: true,
      filter: (file) => !file.endsWith('/standalone'),
    });
    await writeList(draft, build.version);
    try {
      await rename(draft, folder);
    } catch (error) {
      // Somebody published the same version at the same moment: theirs is as good.
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const descriptor = v.parse(
    descriptorSchema,
    JSON.parse(await readFile(join(folder, DESCRIPTOR_FILE), 'utf8')),
  );
  return {
    baseUrl: versionPath(name, build.version),
    descriptor,
    manifest: MANIFEST_FILE,
    integrity: descriptor.integrity,
    publishedAt: new Date().toISOString(),
  };
}

/** Lists the files of a version beside them. */
async function writeList(draft: string, version: string): Promise<void> {
  const paths = await filesBelow(draft, '');
  const files = await Promise.all(
    paths.map(async (path) => ({
      path: `${version}/${path}`,
      body: await readFile(join(draft, path)),
    })),
  );
  await writeFile(join(draft, CONTENTS_FILE), JSON.stringify(contentsOf(files)));
}
