import { existsSync } from 'node:fs';
import { print } from '@mosta/portal-sdk/terminal';
import { run } from './child';

/** Where a program is, or one sentence on what is missing. */
export type Found = { path: string } | { missing: string };

/** The first of these files that is there. */
export function firstOf(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/** Installs a package of Debian where that is possible. @returns what apt-get said when it failed, else null */
export async function installDebianPackage(name: string): Promise<string | null> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return 'apt-get demande root.';
  print(`▸ Installation de ${name}…`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name],
    { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } },
  );
  return code === 0 ? null : output;
}
