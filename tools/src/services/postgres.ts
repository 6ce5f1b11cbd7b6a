import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answersAt } from './ports';
import { type Found, firstOf } from './programs';

/** Where CI machines have their PostgreSQL. */
const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/test';

/** A PostgreSQL for the second run of the API's tests, or one sentence on what is missing. */
export async function postgresUrl(): Promise<{ url: string } | { missing: string }> {
  const url = process.env.TEST_DATABASE_URL ?? DEFAULT_URL;
  const { hostname, port } = new URL(url);
  if (await answersAt(hostname, Number(port || 5432))) return { url };
  return {
    missing: `aucun PostgreSQL ne répond sur ${hostname}:${port || 5432} (TEST_DATABASE_URL en indique un autre).`,
  };
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, for the tests that start and kill a server of their own. */
export function findPostgresBinaries(): Found {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folder = [process.env.POSTGRES_BIN, ...debian].find(
    (place) => place && firstOf([join(place, 'initdb')]),
  );
  return folder
    ? { path: folder }
    : { missing: 'les programmes de PostgreSQL manquent (POSTGRES_BIN indique leur dossier).' };
}
