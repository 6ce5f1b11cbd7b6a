import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { filesPath, HOST_ASSETS_PATH, routeSlug } from '@mosta/shared/contract/published';
import type { Configuration, Stats } from 'webpack';
import { HOST_DIR, ROOT, SHARED_DIR, UserError } from '../project';
import { run } from '../services/child';
import { inDraft } from './drafts';
import { createPrerenderConfig, PRERENDER_PROGRAM } from './webpack/prerender';

type Compile = (config: Configuration) => Promise<Stats>;

/** Draws the site's frame in every language into the host's build. @returns the compilation that draws */
export function prerenderHost(output: string, compile: Compile): Promise<Stats> {
  const entry = join(HOST_DIR, 'src', 'prerender', 'frame.tsx');
  return inDraft(async (folder) => {
    const config = createPrerenderConfig('host', HOST_DIR, entry, HOST_ASSETS_PATH, folder);
    const stats = await compile(config);
    await draw('host', folder, output);
    return stats;
  });
}

/** Where the build of a remote puts the picture of a route. */
export function linkPictureOf(path: string): string {
  return `og/{language}/${routeSlug(path)}.png`;
}

type RemoteSource = { name: string; directory: string; drawsPages: boolean };

/**
 * Draws what a remote publishes beside its federation files, in every language: the picture of each route that may be
 * shared, and the routes that ask to be drawn.
 * @returns the compilation that draws
 * @throws UserError that names the route which cannot be drawn
 */
export function prerenderRemote(
  { name, directory, drawsPages }: RemoteSource,
  output: string,
  compile: Compile,
): Promise<Stats> {
  return inDraft(async (folder) => {
    const entry = join(folder, 'entry.tsx');
    await writeFile(entry, entryOf(directory, drawsPages));
    const stats = await compile(
      createPrerenderConfig(name, directory, entry, filesPath(name), folder),
    );
    await draw(name, folder, output);
    return stats;
  });
}

/** The program that draws a remote: its pages need all of its modules, its pictures the descriptor alone. */
function entryOf(directory: string, drawsPages: boolean): string {
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
  return [
    `import { descriptor } from ${from('remote', 'descriptor.ts')};`,
    `import { drawLinkPictures } from ${from('prerender', 'link-pictures.tsx')};`,
    ...pages,
    'export const prerender = async (language, outline) => [',
    '  ...drawLinkPictures(descriptor, language, outline),',
    '  ...(await prerenderPages(remote, descriptor, language)),',
    '];',
    '',
  ].join('\n');
}

async function draw(name: string, folder: string, output: string): Promise<void> {
  const program = join(folder, PRERENDER_PROGRAM);
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
