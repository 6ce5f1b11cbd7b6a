import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type BuildTarget, build, isUpToDate } from './builder';
import { step } from './progress';
import { findRemote, findRemotes, findStubs, ROOT, STUBS_DIR, UserError } from './project';
import { say } from './say';

/** webpack keeps one core busy; two at a time fill the smallest machine we build on. */
const AT_ONCE = 2;

/** `npm run build`: everything that is stale; `npm run build -- <package>`: that one. */
export async function command(args: string[]): Promise<number> {
  const [name] = args;
  if (!name) {
    await buildStale({ stubs: true });
    return 0;
  }
  const target = targetNamed(name);
  await build(target);
  return 0;
}

/** Builds what changed since the last build, each in a process of its own; says what it does. */
export async function buildStale(options: { stubs: boolean }): Promise<void> {
  const targets: BuildTarget[] = [
    'host',
    'api',
    ...findRemotes(),
    ...(options.stubs ? findStubs() : []),
  ];
  const states = await Promise.all(
    targets.map(async (target) => ({ target, fresh: await isUpToDate(target) })),
  );
  const queue = states.filter(({ fresh }) => !fresh).map(({ target }) => nameOf(target));
  if (queue.length === 0) return;
  say(`▸ À construire : ${queue.join(', ')}`);
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const label = name;
      await step(`${label} construit`, () => buildInChild(label));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function nameOf(target: BuildTarget): string {
  if (typeof target === 'string') return target;
  return target.directory.startsWith(STUBS_DIR) ? `stub:${target.name}` : `remote-${target.name}`;
}

function targetNamed(name: string): BuildTarget {
  if (name === 'host' || name === 'api') return name;
  if (!name.startsWith('stub:')) return findRemote(name);
  const stub = findStubs().find((candidate) => `stub:${candidate.name}` === name);
  if (!stub) throw new UserError(`Aucun remote d’essai « ${name} ».`);
  return stub;
}

function buildInChild(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'tools', 'bin', 'mosta.mjs'), 'build', name],
      {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, MOSTA_CHILD: '1' },
      },
    );
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`La construction de ${name} a échoué.`));
    });
  });
}
