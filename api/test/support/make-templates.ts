import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { API_ROOT } from '../../src/config';
import { type Database, openDatabase } from '../../src/platform/database/database';
import { addSampleData } from '../../src/sample/sample-data';
import { templatePath } from './template';

/** Makes the archives from which every test file's embedded database starts. */
export async function makeTemplates(): Promise<void> {
  // jest's workers start with the environment that the global set-up leaves.
  const folder = mkdtempSync(join(tmpdir(), 'mosta-api-templates-'));
  process.env.API_TEST_TEMPLATES = folder;
  const tables = await tablesTemplate();
  writeFileSync(templatePath('tables'), tables);
  // Anew for each run: it follows the sources, and what is in it counts from today.
  const sample = await dumpAfter(tables, ({ db }) => addSampleData(db));
  writeFileSync(templatePath('sample'), sample);
}

export function removeTemplates(): void {
  const folder = process.env.API_TEST_TEMPLATES;
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** A migrated, empty database; kept between runs under a name that changes with the migrations and with this file. */
async function tablesTemplate(): Promise<Uint8Array> {
  const hash = createHash('sha256').update(
    readFileSync(join(API_ROOT, 'test', 'support', 'make-templates.ts')),
  );
  const migrations = join(API_ROOT, 'migrations');
  for (const name of readdirSync(migrations).filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join(migrations, name)));
  }
  const path = join(tmpdir(), `mosta-api-template-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return new Uint8Array(readFileSync(path));
  const tables = await dumpAfter(await smallDatabase(), async () => undefined);
  writeFileSync(`${path}.${process.pid}`, tables);
  renameSync(`${path}.${process.pid}`, path);
  return tables;
}

/** An embedded database as small as can be: starting one copies and unpacks every byte of its archive. */
async function smallDatabase(): Promise<Uint8Array> {
  const database = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await database.exec('update pg_database set datistemplate = false');
  await database.exec('drop database template0');
  await database.exec('drop database template1');
  // The data of tests fit into little; what holds 128 MB takes a third of a database's start to set up.
  await database.exec(`alter system set shared_buffers = '4MB'`);
  await database.exec(`alter system set min_wal_size = '2MB'`);
  await database.exec('checkpoint');
  const dump = await database.dumpDataDir('none');
  await database.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Opens an embedded database, which brings its tables up to date, and packs it again. */
async function dumpAfter(
  template: Uint8Array,
  change: (database: Database) => Promise<void>,
): Promise<Uint8Array> {
  const database = await openDatabase({
    url: undefined,
    poolSize: 1,
    dataDir: null,
    template,
    onError: (error) => process.stderr.write(`${error.message}\n`),
  });
  try {
    await change(database);
    await database.pool.query('checkpoint');
    const dump = await database.embedded?.dump();
    if (!dump) throw new Error('The embedded database gave no archive');
    return dump;
  } finally {
    await database.close();
  }
}
