import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** File in a version's folder that lists every file of the version. */
export const CONTENTS_FILE = 'contents.json';

export const contentsSchema = v.object({
  /** SHA-256 of each file in hexadecimal digits, by its path from the remote's folder; empty where the content may differ. */
  files: v.record(v.string(), v.string()),
});
export type Contents = v.InferOutput<typeof contentsSchema>;

/** A file of a version: its path with slashes, from the remote's folder. */
type StoredFile = { path: string; body: Uint8Array };

/** The list of a version's files. @param mayDiffer files that versions share although their contents differ */
export function contentsOf(
  files: readonly StoredFile[],
  mayDiffer: (path: string) => boolean = () => false,
): Contents {
  return {
    files: Object.fromEntries(
      files.map(({ path, body }) => [path, mayDiffer(path) ? '' : hashOf(body)]),
    ),
  };
}

/** The list that lies in a version's folder; null for versions of before, which have none. */
export async function readContents(place: string, version: string): Promise<Contents | null> {
  const text = await readFile(join(place, version, CONTENTS_FILE), 'utf8').catch(() => null);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), contentsSchema), text);
  return parsed.success ? parsed.output : null;
}

export function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
