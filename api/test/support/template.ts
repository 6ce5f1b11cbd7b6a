import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_ROOT } from '../../src/config';

/** Archive of a migrated, empty embedded database; its name changes with the migrations. */
export function templatePath(): string {
  const hash = createHash('sha256');
  const folder = join(API_ROOT, 'migrations');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(folder, name)));
  }
  return join(tmpdir(), `mosta-api-template-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Building a database takes seconds, starting from a copy of one less. */
export function readTemplate(): Uint8Array | undefined {
  const path = templatePath();
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}
