import { statSync } from 'node:fs';
import { join } from 'node:path';
import { print, step } from '@mosta/portal-sdk/terminal';
import { startBuildProcess } from './build-process';
import { isUpToDate } from './builder';
import { filesBelow } from './fingerprint';
import { allTargets, type BuildTarget, directoryOf, kindOf, nameOf, STUBS } from './targets';

/** webpack keeps one core busy; two at a time fill the smallest machine we build on. */
const AT_ONCE = 2;

/** Builds what changed since the last build, in two processes, one package after another in each. */
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
    const builder = startBuildProcess();
    try {
      for (let name = queue.shift(); name; name = queue.shift()) {
        const label = name;
        await step(`${label} construit`, () => builder.build(label));
      }
    } finally {
      builder.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, worker));
}

/** Of a target's own sources, which tell well enough how long it takes. */
function bytesOf(target: BuildTarget): number {
  const files = filesBelow(join(directoryOf(target), 'src'));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}
