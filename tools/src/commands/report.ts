import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inDraft } from '@mosta/portal-sdk/build/drafts';
import { createRemoteConfig } from '@mosta/portal-sdk/build/webpack/remote';
import { runWebpack } from '@mosta/portal-sdk/build/webpack/run';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { FILES_FOLDER } from '@mosta/shared/contract/published';
import type { Configuration } from 'webpack';
import { createHostConfig } from '../build/webpack/host';
import { CACHE_DIR, findRemote, findRemotes, HOST_DIR, ROOT } from '../project';
import { runBinary } from '../services/child';

/** A build that browsers load: its configuration for an output folder, and where in it the scripts are. */
type Reported = {
  name: string;
  directory: string;
  configFor: (output: string) => Configuration;
  scripts: string;
};

/** What the analyzer reads of a compilation. */
const STATS = {
  ...{ all: false, assets: true, chunks: true, chunkModules: true, entrypoints: true, ids: true },
  ...{ modules: true, nestedModules: true, dependentModules: true },
  ...{ cachedModules: true, cachedAssets: true },
  ...{ assetsSpace: Infinity, modulesSpace: Infinity, nestedModulesSpace: Infinity },
} as const;

/** `npm run report:bundle [-- <host or remote>]`: a page that shows what is in each file that a browser loads. */
export async function command(args: string[]): Promise<number> {
  for (const target of targetsOf(args[0])) print(`✓ ${target.name} : ${await reportOn(target)}`);
  return 0;
}

/** @throws UserError when no build has that name */
function targetsOf(wanted: string | undefined): Reported[] {
  const host: Reported = {
    name: 'host',
    directory: HOST_DIR,
    configFor: (output) => createHostConfig('production', output),
    scripts: 'assets',
  };
  if (wanted === 'host') return [host];
  const remotes = (wanted ? [findRemote(wanted)] : findRemotes()).map(({ name, directory }) => ({
    name,
    directory,
    configFor: (output: string) => createRemoteConfig({ name, directory, output }),
    scripts: FILES_FOLDER,
  }));
  return wanted ? remotes : [host, ...remotes];
}

/** Builds as for visitors, into a folder that then goes. @returns the report's path, from the root */
async function reportOn({ name, directory, configFor, scripts }: Reported): Promise<string> {
  const folder = join(CACHE_DIR, 'reports');
  const report = join(folder, `${name}.html`);
  await mkdir(folder, { recursive: true });
  await inDraft(directory, async (draft) => {
    const stats = join(draft, 'stats.json');
    const compilation = await runWebpack(configFor(draft));
    await writeFile(stats, JSON.stringify(compilation.toJson(STATS)));
    const { code, output } = await runBinary(
      'webpack-bundle-analyzer',
      [
        ...[stats, join(draft, scripts), '--mode', 'static', '--report', report],
        ...['--title', `Mosta Expo : ${name}`, '--compression-algorithm', 'brotli'],
        ...(process.stdout.isTTY ? [] : ['--no-open']),
      ],
      { quiet: true, cwd: join(ROOT, 'tools') },
    );
    if (code !== 0) throw new UserError(`Le rapport de ${name} a échoué :\n${output}`);
  });
  return relative(ROOT, report);
}
