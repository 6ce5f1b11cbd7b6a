import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findRemotes, HOST_DIR, SHARED_DIR } from '../project';

/** Where the texts of a namespace lie; those of a remote have its name. */
const FOLDERS: Readonly<Record<string, string>> = {
  host: join(HOST_DIR, 'src'),
  shared: join(SHARED_DIR, 'src/i18n'),
  workspace: join(SHARED_DIR, 'src/workspace'),
  ...Object.fromEntries(findRemotes().map(({ name, directory }) => [name, join(directory, 'src')])),
};

/** What the pages say under a key in a language. @throws Error where there is no such text */
export function textOf(namespace: string, key: string, language: string): string {
  const file = join(FOLDERS[namespace] ?? namespace, 'locales', `${language}.json`);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.'))
    found = v.parse(v.record(v.string(), v.unknown()), found)[part];
  return v.parse(v.string(), found);
}
