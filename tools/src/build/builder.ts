import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildRemote } from '@mosta/portal-sdk/build/build-remote';
import { compressFolder } from '@mosta/portal-sdk/build/compress';
import { inDraft, moveInto } from '@mosta/portal-sdk/build/drafts';
import { runWebpack } from '@mosta/portal-sdk/build/webpack/run';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { contentHash, readBuild } from '@mosta/release/build-files';
import { API_DIR, HOST_DIR, ROOT } from '../project';
import { compileApi } from './api-program';
import { writeFacadeTypes } from './facade-types';
import { writeFacades } from './facades';
import { freshStamp, STAMP_FILE, stampOf, type Uses } from './freshness';
import { finishHostFiles, writeHostFiles } from './host-files';
import { writeHostPage } from './host-page';
import { prerenderHost } from './prerender-host';
import { writeBom } from './sbom';
import type { BuildTarget } from './targets';
import { createHostConfig } from './webpack/host';
import { createWorkerConfig } from './webpack/worker';

export type BuildResult = { name: string; version: string; output: string; fresh: boolean };

type Plan = {
  name: string;
  directory: string;
  output: string;
  uses: Uses;
  /** Whether browsers fetch its files, which then have compressed forms beside them. */
  fetched: boolean;
  /** Builds into the folder. @returns the hash of what a visitor may load, and the files that were read */
  work: (draft: string) => Promise<{ version: string; read: string[] }>;
};

/**
 * Builds what is asked for unless its sources are those of the last build: into a folder of its own, which then takes
 * the place of the former one, so that two builds at once cannot mix.
 */
export async function build(target: BuildTarget): Promise<BuildResult> {
  const plan = await planOf(target);
  const { name, output, uses } = plan;
  const stamp = await freshStamp(output, uses);
  if (stamp) return { name, version: stamp.version, output, fresh: true };
  const started = Date.now();
  const version = await inDraft(plan.directory, async (draft) => {
    const built = await plan.work(draft);
    if (plan.fetched) await compressFolder(draft);
    await writeBom({ ...plan, version: built.version }, draft);
    const made = await stampOf(built.version, uses, built.read, started);
    await writeFile(join(draft, STAMP_FILE), JSON.stringify(made));
    await moveInto(output, draft);
    return built.version;
  });
  return { name, version, output, fresh: false };
}

/** Whether the last build was made of the sources that stand there now. */
export async function isUpToDate(target: BuildTarget): Promise<boolean> {
  const { output, uses } = await planOf(target);
  return (await freshStamp(output, uses)) !== undefined;
}

async function planOf(target: BuildTarget): Promise<Plan> {
  if (target === 'host') return hostPlan();
  return target === 'api' ? apiPlan() : remotePlan(target);
}

function hostPlan(): Plan {
  const assets = join(HOST_DIR, 'public');
  return {
    name: 'host',
    directory: HOST_DIR,
    output: join(HOST_DIR, 'dist'),
    uses: {
      own: [join(HOST_DIR, 'src'), join(HOST_DIR, 'worker'), assets],
      importers: ['host', 'shared'],
    },
    fetched: true,
    work: async (draft) => {
      const stats = await runWebpack(createHostConfig('production', draft));
      const integrity = await finishHostFiles(draft, stats);
      await writeHostPage(draft, stats, { integrity, ownStyles: true });
      await writeHostFiles(
        draft,
        stats.compilation.getAssets().map(({ name }) => name),
      );
      await writeFacades(draft, stats);
      const worker = await runWebpack(createWorkerConfig(draft));
      await cp(assets, draft, { recursive: true });
      const drawing = await prerenderHost(draft, stats);
      const version = contentHash(await readBuild(draft));
      // No page loads them, so they are no part of the version.
      const types = await writeFacadeTypes(draft);
      const bundled = [stats, worker].flatMap(({ compilation }) => [
        ...compilation.fileDependencies,
      ]);
      return { version, read: [...bundled, ...drawing, ...types] };
    },
  };
}

function apiPlan(): Plan {
  return {
    name: 'api',
    directory: API_DIR,
    output: join(API_DIR, 'dist'),
    // Its packages stay outside of the build.
    uses: { own: [join(API_DIR, 'src')], importers: [] },
    fetched: false,
    work: async (draft) => {
      const read = await compileApi(draft);
      return { version: contentHash(await readBuild(draft)), read };
    },
  };
}

async function remotePlan(remote: RemoteProject): Promise<Plan> {
  const { name, directory } = remote;
  const sources = join(directory, 'src');
  return {
    name,
    directory,
    output: join(directory, 'dist'),
    uses: {
      own: [existsSync(sources) ? sources : directory, join(directory, 'package.json')],
      importers: [relative(ROOT, directory), 'shared'],
    },
    fetched: true,
    work: (draft) => buildRemote(remote, draft),
  };
}
