import { accepts } from './ports';
import { freePort, makeFolder, startProcess, type TestProcess, until } from './processes';

export type RedisServer = { url: string; start: () => Promise<void>; kill: () => Promise<void> };

/** A Redis of the tests' own, which keeps nothing. */
export async function createRedis(): Promise<RedisServer> {
  const folder = makeFolder('redis');
  const port = await freePort();
  let server: TestProcess;
  const start = async () => {
    server = startProcess(
      process.env.FAULTS_REDIS_SERVER ?? '',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { cwd: folder },
    );
    await until('Redis answers', () => accepts(port));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}
