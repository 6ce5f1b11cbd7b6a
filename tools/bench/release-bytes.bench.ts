/**
 * What a release costs those who were there before: each remote is built twice, the second time with another wording of
 * one text, in the largest part of its French catalogue. Counted are the files of the second build whose addresses the
 * first one did not have, compressed by brotli as the portal sends them, that the remote's heaviest page loads.
 */

import { existsSync } from 'node:fs';
import { cp, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '@mosta/portal-sdk/build/compress';
import { readDescriptor } from '@mosta/portal-sdk/build/descriptor';
import { divideTexts } from '@mosta/portal-sdk/build/divide-texts';
import { inDraft } from '@mosta/portal-sdk/build/drafts';
import { finishRemoteFiles } from '@mosta/portal-sdk/build/remote-files';
import { createRemoteConfig } from '@mosta/portal-sdk/build/webpack/remote';
import { runWebpack } from '@mosta/portal-sdk/build/webpack/run';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { print } from '@mosta/portal-sdk/terminal';
import { readBuild } from '@mosta/release/build-files';
import { AFTER_ONE_TEXT_KB } from '../src/checks/after-one-text';
import { findRemotes } from '../src/project';

/** What a browser loads; compressed forms and source maps follow from it. */
const VISITED = /^files\/.*\.(js|css)$/;

type Built = { files: Set<string>; page: string[]; bytes: (file: string) => Promise<number> };

let isWithin = true;
print('| remote | changed files | changed, KB | a returning visitor loads, KB |');
print('|---|---|---|---|');
for (const remote of findRemotes())
  await inDraft(remote.directory, (folder) => compare(remote, folder));
if (!isWithin) throw new Error(`more than ${AFTER_ONE_TEXT_KB} KB after one changed text`);

async function compare({ name, directory }: RemoteProject, folder: string): Promise<void> {
  const copy = join(folder, name);
  await cp(join(directory, 'src'), join(copy, 'src'), { recursive: true });
  await cp(join(directory, 'package.json'), join(copy, 'package.json'));
  await symlink(join(directory, 'node_modules'), join(copy, 'node_modules'));
  const before = await buildOnce(name, copy, join(folder, 'before'));
  await changeOneText(join(copy, 'src', 'locales', 'fr.json'));
  const after = await buildOnce(name, copy, join(folder, 'after'));
  const changed = [...after.files].filter((file) => !before.files.has(file));
  const loaded = after.page.filter((file) => changed.includes(file));
  const [all, sum] = [await kilobytes(changed, after), await kilobytes(loaded, after)];
  if (sum > AFTER_ONE_TEXT_KB || sum > 1.05 * all) isWithin = false;
  print(
    `| ${name} | ${changed.length} of ${after.files.size} | ${all.toFixed(1)} | ${sum.toFixed(1)} |`,
  );
}

async function buildOnce(name: string, directory: string, output: string): Promise<Built> {
  const config = createRemoteConfig({ name, directory, output });
  const stats = await runWebpack({ ...config, cache: false });
  const files = await finishRemoteFiles(name, output, stats);
  const { preload } = await readDescriptor(directory, stats, files);
  await compressFolder(output);
  const { '*': always = [], ...routes } = preload;
  const bytes = async (file: string) => {
    const path = join(output, file);
    return (await stat(existsSync(`${path}.br`) ? `${path}.br` : path)).size;
  };
  const weigh = async (list: string[]) => ({ list, weight: await total(list, bytes) });
  const pages = await Promise.all(Object.values(routes).map(weigh));
  const heaviest = pages.sort((left, right) => right.weight - left.weight)[0]?.list ?? [];
  const built = await readBuild(output);
  return {
    files: new Set(built.map(({ path }) => path).filter((path) => VISITED.test(path))),
    page: [files.entry, ...always, ...heaviest],
    bytes,
  };
}

/** Gives the first text of the largest part another wording. */
async function changeOneText(file: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const parts = divideTexts(JSON.parse(source)).map((part) => JSON.stringify(part));
  const largest = parts.sort((left, right) => right.length - left.length)[0] ?? '';
  const text = /:("[^"\\]+")/.exec(largest)?.[1] ?? '';
  await writeFile(file, source.replace(`: ${text}`, `: ${text.slice(0, -1)} (modifié)"`));
}

async function kilobytes(files: string[], { bytes }: Built): Promise<number> {
  return (await total(files, bytes)) / 1024;
}

async function total(files: string[], bytes: Built['bytes']): Promise<number> {
  const sizes = await Promise.all(files.map(bytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}
