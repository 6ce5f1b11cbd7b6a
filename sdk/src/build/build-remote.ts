import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, readBuild } from '@mosta/release/build-files';
import * as v from 'valibot';
import type { RemoteProject } from '../remote-project';
import { readDescriptor, writeDescriptor } from './descriptor';
import { prerenderRemote } from './prerender';
import { finishRemoteFiles } from './remote-files';
import { writeRequirements } from './requirements';
import { createRemoteConfig } from './webpack/remote';
import { runWebpack } from './webpack/run';

/**
 * Builds a remote into an empty folder.
 * @returns its version, which is the package's followed by the hash of what was built (the same output, the same
 *   version), and the files that were read
 * @throws UserError with what webpack, the descriptor or a page has against it
 */
export async function buildRemote(
  { name, directory }: RemoteProject,
  draft: string,
): Promise<{ version: string; read: string[] }> {
  // A stub is one file beside its descriptor; it draws nothing.
  const isStub = !existsSync(join(directory, 'src'));
  const settings = await readStubSettings(directory);
  const stats = await runWebpack(
    createRemoteConfig({ name, directory, output: draft, plain: isStub, ...settings }),
  );
  const files = await finishRemoteFiles(name, draft, stats);
  const descriptor = await readDescriptor(directory, stats, files);
  await writeRequirements(directory, draft, stats);
  const read = [...stats.compilation.fileDependencies];
  if (!isStub) {
    const { routes } = descriptor;
    read.push(...(await prerenderRemote({ name, directory, routes, browser: stats }, draft)));
  }
  const packaged = await packageVersion(directory);
  await writeDescriptor(draft, { ...descriptor, version: packaged });
  const version = `${packaged}-${contentHash(await readBuild(draft))}`;
  await writeDescriptor(draft, { ...descriptor, version });
  return { version, read };
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
