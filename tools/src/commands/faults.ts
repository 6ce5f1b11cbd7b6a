import { print } from '@mosta/portal-sdk/terminal';
import { build } from '../build/builder';
import { findNginx } from '../services/nginx';
import { findPostgresBinaries } from '../services/postgres';
import type { Found } from '../services/programs';
import { findRedisServer } from '../services/redis';
import { type Counts, runJest } from './unit';

/** `npm run faults [-- file]`: the service is killed, starved and stopped, and must lose nothing. */
export async function command(args: string[]): Promise<number> {
  const { failed } = await runFaults(args);
  return failed === 0 ? 0 : 1;
}

/**
 * On a CI machine every service must be there; elsewhere what lacks one is left aside, with a sentence.
 * @param inOnePiece shows what the tests print when they have ended
 */
export async function runFaults(args: string[] = [], inOnePiece = false): Promise<Counts> {
  await build('api');
  const found = [
    findPostgresBinaries(),
    findRedisServer(),
    await findNginx(),
    smallDisk(),
  ] as const;
  const [postgres, redis, nginx, disk] = found;
  const missing = found.flatMap((service) => ('missing' in service ? [service.missing] : []));
  const env: Record<string, string> =
    'path' in postgres && 'path' in redis && 'path' in nginx
      ? {
          FAULTS_POSTGRES_BIN: postgres.path,
          FAULTS_REDIS_SERVER: redis.path,
          FAULTS_NGINX: nginx.path,
        }
      : {};
  if ('path' in disk) env.FAULTS_SMALL_DISK = disk.path;
  for (const sentence of missing) print(`  Laissé de côté : ${sentence}`);
  const counts = await runJest(['api/test/faults'], env, ['--runInBand', ...args], inOnePiece);
  const unproven = process.env.CI ? missing.length : 0;
  return { ...counts, failed: counts.failed + unproven };
}

/** The test of a full disk mounts a small one. */
function smallDisk(): Found {
  return process.platform === 'linux' && process.getuid?.() === 0
    ? { path: 'tmpfs' }
    : {
        missing: 'le test du disque plein monte un petit disque, ce que seul root peut sous Linux.',
      };
}
