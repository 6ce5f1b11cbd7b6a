import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { HOST_ASSETS_PATH, routeSlug, versionPath } from '@mosta/shared/contract/published';
import type { Configuration } from 'webpack';
import { CACHE_DIR, HOST_DIR, ROOT, SHARED_DIR, UserError } from '../project';
import { run } from '../services/child';
import { createPrerenderConfig, PRERENDER_PROGRAM } from './webpack/prerender';

type Compile = (config: Configuration) => Promise<unknown>;

/** Draws the site's frame in every language into `host/dist/prerender`. */
export async function prerenderHost(output: string, compile: Compile): Promise<void> {
  const entry = join(HOST_DIR, 'src', 'prerender', 'frame.tsx');
  await compile(createPrerenderConfig('host', HOST_DIR, entry, HOST_ASSETS_PATH));
  await draw('host', output);
}

/** Where the build of a remote puts the picture of a route. */
export function linkPictureOf(path: string): string {
  return `og/{language}/${routeSlug(path)}.png`;
}

type RemoteSource = { name: string; directory: string; version: string; drawsPages: boolean };

/**
 * Draws what a remote publishes beside its federation files, in every language: the picture of each route that may be
 * shared, and the routes that ask to be drawn.
 * @throws UserError that names the route which cannot be drawn
 */
export async function prerenderRemote(
  { name, directory, version, drawsPages }: RemoteSource,
  output: string,
  compile: Compile,
): Promise<void> {
  const folder = join(CACHE_DIR, 'prerender', `entry-${name}`);
  const entry = join(folder, 'entry.tsx');
  const folders = {
    remote: join(directory, 'src'),
    prerender: join(SHARED_DIR, 'src', 'prerender'),
  };
  const from = (place: keyof typeof folders, file: string) =>
    JSON.stringify(join(folders[place], file));
  const pages = drawsPages
    ? [
        `import remote from ${from('remote', 'remote.tsx')};`,
        `import { prerenderPages } from ${from('prerender', 'prerender-pages.tsx')};`,
      ]
    : ['const remote = null, prerenderPages = async () => [];'];
  await mkdir(folder, { recursive: true });
  await writeFile(
    entry,
    [
      `import { descriptor } from ${from('remote', 'descriptor.ts')};`,
      `import { drawLinkPictures } from ${from('prerender', 'link-pictures.tsx')};`,
      ...pages,
      'export const prerender = async (language, outline) => [',
      '  ...drawLinkPictures(descriptor, language, outline),',
      '  ...(await prerenderPages(remote, descriptor, language)),',
      '];',
      '',
    ].join('\n'),
  );
  await compile(createPrerenderConfig(name, directory, entry, versionPath(name, version)));
  await draw(name, output);
}

async function draw(name: string, output: string): Promise<void> {
  const program = join(CACHE_DIR, 'prerender', name, PRERENDER_PROGRAM);
  const script = join(ROOT, 'tools', 'bin', 'prerender.mjs');
  for (const language of LANGUAGES) {
    const result = await run(process.execPath, [script, program, output, language], {
      quiet: true,
    });
    if (result.code !== 0) {
      throw new UserError(
        `${name} : une page n’a pas pu être dessinée sans navigateur : ${result.output.trim()}`,
      );
    }
  }
}
