import { statSync } from 'node:fs';
import { join } from 'node:path';
import { print, step } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { ROOT } from '../project';
import { run } from '../services/child';
import { isUpToDate } from './builder';
import { filesBelow } from './fingerprint';
import { allTargets, type BuildTarget, directoryOf, kindOf, nameOf, STUBS } from './targets';

/** webpack keeps one core busy; two at a time fill the smallest machine we build on. */
const AT_ONCE = 2;

/** Builds what changed since the last build, each package in a process of its own. */
export async function buildStale(options: { stubs: boolean; only?: string[] }): Promise<void> {
  const targets = allTargets(options).filter(
    (target) => options.only?.includes(kindOf(target)) ?? true,
  );
  const states = await Promise.all(
    targets.map(async (target) => ({ target, fresh: await isUpToDate(target) })),
  );
  // The longest first: one that is begun last leaves a core idle until it ends.
  const stale = states
    .filter(({ fresh }) => !fresh)
    .map(({ target }) => ({ target, bytes: bytesOf(target) }))
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ target }) => target);
  // Each stub takes a moment; what takes time is to load the compiler, once for all of them.
  const queue = [
    ...new Set(stale.map((target) => (kindOf(target) === STUBS ? STUBS : nameOf(target)))),
  ];
  if (queue.length === 0) return;
  print(`▸ À construire : ${queue.join(', ')}`);
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const label = name;
      await step(`${label} construit`, () => buildInChild(label));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Of a target's own sources, which tell well enough how long it takes. */
function bytesOf(target: BuildTarget): number {
  const files = filesBelow(join(directoryOf(target), 'src'));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

async function buildInChild(name: string): Promise<void> {
  const script = join(ROOT, 'tools', 'bin', 'mosta.mjs');
  const { code } = await run(process.execPath, [script, 'build', name], {
    env: { MOSTA_CHILD: '1' },
  });
  if (code !== 0) throw new UserError(`La construction de ${name} a échoué.`);
}
