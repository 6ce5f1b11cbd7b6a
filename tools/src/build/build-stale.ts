import { join } from 'node:path';
import { ROOT, UserError } from '../project';
import { run } from '../services/child';
import { print, step } from '../terminal';
import { isUpToDate } from './builder';
import { allTargets, nameOf } from './targets';

/** webpack keeps one core busy; two at a time fill the smallest machine we build on. */
const AT_ONCE = 2;

/** Builds what changed since the last build, each package in a process of its own. */
export async function buildStale(options: { stubs: boolean }): Promise<void> {
  const states = await Promise.all(
    allTargets(options).map(async (target) => ({ target, fresh: await isUpToDate(target) })),
  );
  const queue = states.filter(({ fresh }) => !fresh).map(({ target }) => nameOf(target));
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

async function buildInChild(name: string): Promise<void> {
  const script = join(ROOT, 'tools', 'bin', 'mosta.mjs');
  const { code } = await run(process.execPath, [script, 'build', name], {
    env: { MOSTA_CHILD: '1' },
  });
  if (code !== 0) throw new UserError(`La construction de ${name} a échoué.`);
}
