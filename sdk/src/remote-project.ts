import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserError } from './user-error';

/** A remote's sources: its name, and the folder in which its `src` lies. */
export type RemoteProject = { name: string; directory: string };

const manifestSchema = v.object({ portal: v.object({ name: v.string() }) });

/**
 * The remote whose folder this is, by the field `portal` of its `package.json`.
 * @throws UserError when it is none
 */
export async function remoteAt(directory: string): Promise<RemoteProject> {
  const file = join(directory, 'package.json');
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!read.success || !existsSync(join(directory, 'src', 'descriptor.ts'))) {
    throw new UserError(
      `${directory} n’est pas le dossier d’un remote : il faut src/descriptor.ts, et dans package.json "portal": { "name": "…" }.`,
    );
  }
  return { name: read.output.portal.name, directory };
}
