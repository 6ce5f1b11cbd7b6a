import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { DRAWING_PROGRAM, filesPath, routeSlug } from '@mosta/shared/contract/published';
import type { Configuration, Stats } from 'webpack';
import { run } from '../child';
import { SDK_DIR } from '../places';
import { UserError } from '../user-error';
import { inDraft } from './drafts';
import { createPrerenderConfig, PRERENDER_PROGRAM } from './webpack/prerender';

const require = createRequire(import.meta.url);

export type Compile = (config: Configuration) => Promise<Stats>;

type Program = {
  name: string;
  /** Of the package that is drawn. */
  directory: string;
  /** Address below which the browser's build is published. */
  publicPath: string;
  /** The module that draws; it may be written into the given folder. */
  entry: (folder: string) => string | Promise<string>;
  /** Whether the program is published too: the service draws pages anew when what they show has changed. */
  kept?: boolean;
};

/**
 * Compiles a program that draws, and runs it in every language.
 * @param output folder of the build, to which it adds
 * @returns the compilation
 * @throws UserError that names what cannot be drawn
 */
export function prerenderProgram(
  { name, directory, publicPath, entry, kept = false }: Program,
  output: string,
  compile: Compile,
): Promise<Stats> {
  return inDraft(directory, async (folder) => {
    const module = await entry(folder);
    const stats = await compile(createPrerenderConfig(name, directory, module, publicPath, folder));
    await draw(name, folder, output);
    if (kept) await cp(join(folder, PRERENDER_PROGRAM), join(output, DRAWING_PROGRAM));
    return stats;
  });
}

/** Where the build of a remote puts the picture of a route. */
export function linkPictureOf(path: string): string {
  return `og/{language}/${routeSlug(path)}.png`;
}

type RemoteSource = { name: string; directory: string; routes: Descriptor['routes'] };

/**
 * Draws what a remote publishes beside its federation files, in every language: the picture of each route that may be
 * shared, and the routes that ask to be drawn.
 * @returns the compilation that draws
 * @throws UserError that names the route which cannot be drawn
 */
export function prerenderRemote(
  { name, directory, routes }: RemoteSource,
  output: string,
  compile: Compile,
): Promise<Stats> {
  const drawsPages = routes.some(({ prerender }) => prerender);
  const entry = async (folder: string) => {
    const file = join(folder, 'entry.tsx');
    await writeFile(file, entryOf(directory, drawsPages));
    return file;
  };
  const program = { name, directory, publicPath: filesPath(name), entry, kept: showsData(routes) };
  return prerenderProgram(program, output, compile);
}

function showsData(routes: Descriptor['routes']): boolean {
  return routes.some(({ data }) => data);
}

/** The program that draws a remote: its pages need all of its modules, its pictures the descriptor alone. */
function entryOf(directory: string, drawsPages: boolean): string {
  const remote = (file: string) => JSON.stringify(join(directory, 'src', file));
  const prerender = (name: string) =>
    JSON.stringify(require.resolve(`@mosta/shared/prerender/${name}`));
  const pages = drawsPages
    ? [
        `import remote from ${remote('remote.tsx')};`,
        `import { preparePages, prerenderPages } from ${prerender('prerender-pages')};`,
        'export const prepare = (language) => preparePages(remote, language);',
      ]
    : ['const remote = null, prerenderPages = async () => ({ files: [], scenes: new Map() });'];
  return [
    `import { descriptor } from ${remote('descriptor.ts')};`,
    `import { drawLinkPictures } from ${prerender('link-pictures')};`,
    ...pages,
    'export const prerender = async (language, outline) => {',
    '  const { files, scenes } = await prerenderPages(remote, descriptor, language);',
    '  return [...drawLinkPictures(descriptor, scenes, language, outline), ...files];',
    '};',
    '',
  ].join('\n');
}

async function draw(name: string, folder: string, output: string): Promise<void> {
  const program = join(folder, PRERENDER_PROGRAM);
  const script = join(SDK_DIR, 'bin', 'prerender.mjs');
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
