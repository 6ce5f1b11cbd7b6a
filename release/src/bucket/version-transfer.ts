import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_FOLDER, REMOTES_FOLDER } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import type { PlacedFile } from '../build-files';
import { CONTENTS_FILE, contentsSchema, hashOf } from '../contents';
import { inTurns } from '../in-turns';
import { ReleaseError } from '../release-error';
import { filesBelow, placeOf } from '../stored-files';
import { storePlaced } from '../version-store';
import type { Bucket } from './bucket';

/** Key of a remote's file; paths are from the remote's folder. */
export function fileKey(remote: string, path = ''): string {
  return `${REMOTES_FOLDER}/${remote}/${path}`;
}

/** Brings up a stored version: what it shares with others first, its list last. What is there already stays. */
export async function uploadVersion(
  bucket: Bucket,
  dataDir: string,
  remote: string,
  version: string,
): Promise<void> {
  const place = placeOf(dataDir, remote);
  const own = await filesBelow(place, version);
  const list = `${version}/${CONTENTS_FILE}`;
  const shared = own.includes(list) ? await sharedOf(place, version) : [];
  const there = new Set(await bucket.keysBelow(fileKey(remote, `${FILES_FOLDER}/`)));
  const missing = shared.filter((path) => !there.has(fileKey(remote, path)));
  const send = async (path: string) => {
    await bucket.put(fileKey(remote, path), await readFile(join(place, path)));
  };
  await inTurns(missing, send);
  await inTurns(
    own.filter((path) => path !== list),
    send,
  );
  if (own.includes(list)) await send(list);
}

/**
 * Stores a version of the bucket in the data folder, in one step, unless it is there.
 * @throws ReleaseError when one of its files is missing or has other content
 */
export async function downloadVersion(
  bucket: Bucket,
  dataDir: string,
  remote: string,
  version: string,
): Promise<void> {
  const place = placeOf(dataDir, remote);
  if (existsSync(join(place, version))) return;
  const hashes = await listedFiles(bucket, remote, version);
  const files: PlacedFile[] = [];
  await inTurns([...hashes], async ([path, hash]) => {
    const shared = !path.startsWith(`${version}/`);
    const here = shared ? await readFile(join(place, path)).catch(() => null) : null;
    const body = here ?? (await bucket.get(fileKey(remote, path)))?.body;
    if (body === undefined || (hash !== '' && hashOf(body) !== hash)) {
      throw new ReleaseError(
        'FILE_CHANGED',
        `${remote} ${version} : ${path} ${body ? 'n’a plus le contenu publié' : 'manque'} dans le stockage S3 ; publiez de nouveau cette version, ou activez-en une autre.`,
      );
    }
    files.push({ path, body, shared });
  });
  await storePlaced(dataDir, remote, version, files);
}

/** The files of a version with their hashes; those of a version of before, which has no list, without. */
export async function listedFiles(
  bucket: Bucket,
  remote: string,
  version: string,
): Promise<Map<string, string>> {
  const list = await bucket.get(fileKey(remote, `${version}/${CONTENTS_FILE}`));
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), contentsSchema),
    list?.body.toString('utf8'),
  );
  if (parsed.success) return new Map(Object.entries(parsed.output.files));
  const keys = await bucket.keysBelow(fileKey(remote, `${version}/`));
  return new Map(keys.map((key) => [key.slice(fileKey(remote).length), '']));
}

async function sharedOf(place: string, version: string): Promise<string[]> {
  const text = await readFile(join(place, version, CONTENTS_FILE), 'utf8');
  const { files } = v.parse(contentsSchema, JSON.parse(text));
  return Object.keys(files).filter((path) => !path.startsWith(`${version}/`));
}
