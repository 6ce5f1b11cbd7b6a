import { type ChildProcess, spawn } from 'node:child_process';
import { answersAt, freePort } from './ports';
import { type Found, firstOf } from './programs';

const PLACES = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/** A Redis for the tests: `REDIS_SERVER_PATH`, or an installed one. */
export function findRedisServer(): Found {
  const path = firstOf([process.env.REDIS_SERVER_PATH, ...PLACES]);
  return path
    ? { path }
    : { missing: 'redis-server manque ; installez-le ou indiquez-le par REDIS_SERVER_PATH.' };
}

/** `TEST_REDIS_URL`, or a Redis of our own on a free port, which keeps nothing. */
export async function startRedis(): Promise<
  { url: string; stop: () => void } | { missing: string }
> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, stop: () => undefined };
  const found = findRedisServer();
  if ('missing' in found) return found;
  const port = await freePort();
  const server: ChildProcess = spawn(
    found.path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const stop = () => {
    server.kill('SIGKILL');
  };
  process.once('exit', stop);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await answersAt('127.0.0.1', port)) return { url: `redis://127.0.0.1:${port}`, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  return { missing: 'redis-server ne répond pas.' };
}
