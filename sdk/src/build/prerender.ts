import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Descriptor } from '@mosta/shared/contract/descriptor';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import { DRAWING_PROGRAM, filesPath, routeSlug } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { run } from '../child';
import { cacheOf, SDK_DIR } from '../places';
import { UserError } from '../user-error';
import { inDraft } from './drafts';
import { compileDrawing, type DrawingProgram, PRERENDER_PROGRAM } from './drawing-program';

const require = createRequire(import.meta.url);

type Program = DrawingProgram & {
  /** Whether the program is published too: the service draws pages anew when what they show has changed. */
  kept?: boolean;
};

/**
 * Compiles a program that draws, and runs it in every language.
 * @param output folder of the build, to which it adds
 * @returns the files that were read
 * @throws UserError that names what cannot be drawn
 */
export function prerenderProgram(
  { kept = false, ...program }: Program,
  output: string,
): Promise<string[]> {
  return inDraft(program.directory, async (folder) => {
    const read = await compileDrawing(program, folder);
    await draw(program, folder, output);
    if (kept) await cp(join(folder, PRERENDER_PROGRAM), join(output, DRAWING_PROGRAM));
    return read;
  });
}

/** Where the build of a remote puts the picture of a route. */
export function linkPictureOf(path: string): string {
  return `og/{language}/${routeSlug(path)}.png`;
}

type RemoteSource = {
  name: string;
  directory: string;
  routes: Descriptor['routes'];
  /** The remote's build for browsers. */
  browser: Stats;
};

/**
 * Draws what a remote publishes beside its federation files, in every language: the picture of each route that may be
 * shared, and the routes that ask to be drawn.
 * @returns the files that were read for it
 * @throws UserError that names the route which cannot be drawn
 */
export function prerenderRemote(
  { name, directory, routes, browser }: RemoteSource,
  output: string,
): Promise<string[]> {
  const drawsPages = routes.some(({ prerender }) => prerender);
  const source = sourceOf(directory, drawsPages);
  const program = { name, directory, publicPath: filesPath(name), source, browser };
  return prerenderProgram({ ...program, kept: showsData(routes) }, output);
}

function showsData(routes: Descriptor['routes']): boolean {
  return routes.some(({ data }) => data);
}

/** The program that draws a remote: its pages need all of its modules, its pictures the descriptor alone. */
function sourceOf(directory: string, drawsPages: boolean): string {
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

async function draw(
  { name, directory }: Pick<Program, 'name' | 'directory'>,
  folder: string,
  output: string,
): Promise<void> {
  const script = join(SDK_DIR, 'bin', 'prerender.mjs');
  const program = join(folder, PRERENDER_PROGRAM);
  const pictures = join(cacheOf(directory), 'pictures', name);
  const result = await run(process.execPath, [script, program, output, pictures, ...LANGUAGES], {
    quiet: true,
  });
  if (result.code !== 0) {
    throw new UserError(
      `${name} : une page n’a pas pu être dessinée sans navigateur : ${result.output.trim()}`,
    );
  }
}
