import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, makeFolder, startProcess, type TestProcess, until } from './processes';
import { query } from './service';

export type Cluster = {
  /** A fresh, empty database. */
  createDatabase: (name: string) => Promise<string>;
  start: () => Promise<void>;
  /** As a crash: the postmaster alone is killed; its children notice and end. */
  kill: () => Promise<void>;
};

/** PostgreSQL refuses to run as root: then the account of Debian's package runs it. */
const asPostgres =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
    : [];

/** A PostgreSQL of the tests' own, in a temporary folder, on a free port. */
export async function createCluster(): Promise<Cluster> {
  const bin = process.env.FAULTS_POSTGRES_BIN ?? '';
  const folder = makeFolder('postgres');
  if (asPostgres.length > 0) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const port = await freePort();
  const command = (program: string, ...args: string[]) => [
    ...asPostgres,
    join(bin, program),
    ...args,
  ];
  const [initdb = '', ...initdbArgs] = command(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  );
  execFileSync(initdb, initdbArgs, { cwd: folder, stdio: 'ignore' });
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: TestProcess;
  const start = async () => {
    const [program = '', ...args] = command(
      'postgres',
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
    );
    server = startProcess(program, args, { cwd: folder });
    await until('PostgreSQL answers', () =>
      query(url('postgres'), 'select 1').then(
        () => true,
        () => false,
      ),
    );
  };
  await start();
  return {
    createDatabase: async (name) => {
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    start,
    kill: async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}
