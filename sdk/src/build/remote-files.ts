import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@mosta/shared/contract/loading';
import { ENTRY_FILE, FILES_FOLDER, MANIFEST_FILE } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import { integrityByChunk, integrityOfFiles } from './file-integrity';
import { fillIntegrity } from './webpack/chunk-integrity';
import { ENTRY_HASH } from './webpack/remote';

/** What the build knows of the files beside the entry. */
export type RemoteFiles = {
  /** Relative to the build's folder. */
  entry: string;
  /** Subresource integrity by path, relative to the build's folder. */
  integrity: Map<string, string>;
  /** Files that the exposed module needs at once. */
  always: string[];
};

const pathsSchema = v.object({ sync: v.array(v.string()) });
const manifestSchema = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string(), path: v.string() }) }),
  exposes: v.array(v.looseObject({ assets: v.object({ js: pathsSchema, css: pathsSchema }) })),
});

/**
 * Finishes what webpack wrote: the entry learns the hashes of the chunks, and gets a name and a container that are made
 * of its content; the federation manifest moves beside the descriptor.
 * @param output folder of the build
 */
export async function finishRemoteFiles(
  name: string,
  output: string,
  stats: Stats,
): Promise<RemoteFiles> {
  const folder = join(output, FILES_FOLDER);
  const hashes = await integrityOfFiles(folder);
  const drafted = fillIntegrity(
    await readFile(join(folder, ENTRY_FILE), 'utf8'),
    integrityByChunk(stats, hashes),
  );
  const hash = createHash('sha256').update(drafted).digest('hex').slice(0, ENTRY_HASH.length);
  const settle = (text: string) =>
    text.replaceAll(containerName(name, ENTRY_HASH), containerName(name, hash));
  const entry = `${name}.${hash}.js`;
  const text = settle(drafted).replace(`${ENTRY_FILE}.map`, `${entry}.map`);
  await writeFile(join(folder, entry), text);
  await rm(join(folder, ENTRY_FILE));
  const map = join(folder, `${ENTRY_FILE}.map`);
  if (existsSync(map)) {
    await writeFile(map, settle(await readFile(map, 'utf8')));
    await rename(map, join(folder, `${entry}.map`));
  }
  const integrity = new Map([...hashes].map(([file, hash]) => [`${FILES_FOLDER}/${file}`, hash]));
  integrity.set(`${FILES_FOLDER}/${entry}`, entryIntegrity(Buffer.from(text)));

  const drafts = (await readdir(folder)).filter((file) => file.startsWith('mf-manifest'));
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(settle(await readFile(join(folder, MANIFEST_FILE), 'utf8'))),
  );
  await Promise.all(drafts.map((file) => rm(join(folder, file))));
  const always = manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
  await writeFile(join(output, MANIFEST_FILE), JSON.stringify(settled(manifest, entry)));
  return {
    entry: `${FILES_FOLDER}/${entry}`,
    integrity,
    always: always.map((file) => `${FILES_FOLDER}/${file}`),
  };
}

/** Where the entry lies. What else is to be preloaded is the descriptor's to say, with its integrity. */
function settled(manifest: v.InferOutput<typeof manifestSchema>, entry: string) {
  const { metaData, exposes } = manifest;
  const none = { sync: [], async: [] };
  return {
    ...manifest,
    metaData: {
      ...metaData,
      remoteEntry: { ...metaData.remoteEntry, name: entry, path: FILES_FOLDER },
    },
    exposes: exposes.map((exposed) => ({ ...exposed, assets: { js: none, css: none } })),
  };
}

function entryIntegrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
