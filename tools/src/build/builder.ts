import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import webpack, { type Configuration, type Stats } from 'webpack';
import {
  API_DIR,
  HOST_DIR,
  RELEASE_DIR,
  type RemoteProject,
  ROOT,
  SHARED_DIR,
  UserError,
} from '../project';
import { compressFolder } from './compress';
import { writeDescriptor } from './descriptor';
import { fingerprint } from './fingerprint';
import { writeHostPage } from './host-page';
import { prerenderHost, prerenderRemote } from './prerender';
import { writeBom } from './sbom';
import type { BuildTarget } from './targets';
import { createApiConfig } from './webpack/api';
import { createHostConfig } from './webpack/host';
import { createRemoteConfig } from './webpack/remote';

const STAMP = 'build-stamp.json';
/** What every build depends on besides the package's own sources. */
const TOOLCHAIN = [
  join(ROOT, 'tools', 'src', 'build'),
  ...['prerender.mjs', 'outline-text.mjs'].map((part) => join(ROOT, 'tools', 'bin', part)),
  join(ROOT, 'pnpm-lock.yaml'),
];

export type BuildResult = { name: string; version: string; output: string; fresh: boolean };

type Plan = Omit<BuildResult, 'fresh'> & { work: () => Promise<void> };

/** Builds what is asked for unless its sources are those of the last build. */
export async function build(target: BuildTarget): Promise<BuildResult> {
  const { work, ...plan } = await planOf(target);
  if (await isFresh(plan)) return { ...plan, fresh: true };
  await work();
  await compressFolder(plan.output);
  await writeBom(plan);
  await writeFile(join(plan.output, STAMP), plan.version);
  return { ...plan, fresh: false };
}

/** Whether the last build was made of the sources that stand there now. */
export async function isUpToDate(target: BuildTarget): Promise<boolean> {
  return isFresh(await planOf(target));
}

async function isFresh(plan: Omit<BuildResult, 'fresh'>): Promise<boolean> {
  const stamp = join(plan.output, STAMP);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === plan.version;
}

async function planOf(target: BuildTarget): Promise<Plan> {
  if (target === 'host') return hostPlan();
  return target === 'api' ? apiPlan() : remotePlan(target);
}

function hostPlan(): Plan {
  const assets = join(HOST_DIR, 'public');
  const output = join(HOST_DIR, 'dist');
  return {
    name: 'host',
    version: fingerprint([join(HOST_DIR, 'src'), assets, join(SHARED_DIR, 'src'), ...TOOLCHAIN]),
    output,
    work: async () => {
      await writeHostPage(output, await run(createHostConfig()));
      await cp(assets, output, { recursive: true });
      await prerenderHost(output, run);
    },
  };
}

function apiPlan(): Plan {
  return {
    name: 'api',
    version: fingerprint([
      ...[API_DIR, RELEASE_DIR, SHARED_DIR].map((directory) => join(directory, 'src')),
      ...TOOLCHAIN,
    ]),
    output: join(API_DIR, 'dist'),
    work: async () => {
      await run(createApiConfig());
    },
  };
}

/** The version is the package's, followed by the hash of everything the build reads: the same sources, the same version. */
async function remotePlan({ name, directory }: RemoteProject): Promise<Plan> {
  const settings = await readStubSettings(directory);
  const sources = join(directory, 'src');
  const hash = fingerprint([
    existsSync(sources) ? sources : directory,
    join(directory, 'package.json'),
    join(SHARED_DIR, 'src'),
    ...TOOLCHAIN,
  ]);
  const version = `${await packageVersion(directory)}-${hash}`;
  const output = join(directory, 'dist');
  return {
    name,
    version,
    output,
    work: async () => {
      const stats = await run(
        createRemoteConfig({ name, version, directory, output, ...settings }),
      );
      const { routes } = await writeDescriptor(directory, output, version, stats);
      // A stub is one file beside its descriptor; it draws nothing.
      if (existsSync(sources)) {
        const drawsPages = routes.some(({ prerender }) => prerender);
        await prerenderRemote({ name, directory, version, drawsPages }, output, run);
      }
    },
  };
}

/** @throws UserError with webpack's messages when the build fails */
async function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    const text = stats.toString({ all: false, errors: true, warnings: true, colors: false });
    throw new UserError(`La construction de ${config.name} a échoué :\n${text}`);
  }
  return stats;
}

const stubSettingsSchema = v.object({ bundles: v.array(v.string()) });

async function readStubSettings(directory: string): Promise<{ bundles?: string[] }> {
  const file = join(directory, 'stub.json');
  return existsSync(file)
    ? v.parse(stubSettingsSchema, JSON.parse(await readFile(file, 'utf8')))
    : {};
}

async function packageVersion(directory: string): Promise<string> {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return '1.0.0';
  return v.parse(v.object({ version: v.string() }), JSON.parse(await readFile(file, 'utf8')))
    .version;
}
