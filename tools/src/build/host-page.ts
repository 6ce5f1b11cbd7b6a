import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { HOST_DIR } from '../project';
import { HOST_ENTRY } from './webpack/host';

/** Chunks that the entry asks for at once: the page names them, so that they load beside it and not after it. */
const START_CHUNKS = ['libraries', 'modules', 'host-locale-fr-json', 'shared-locale-fr-json'];
/** Faces of the first screen. */
const FIRST_FACES = /^media\/(figtree-latin-wght-normal|fraunces-latin-600-normal)\..*woff2$/;

/**
 * Writes the page that the server fills in: `host/src/index.html` with the addresses of the files just built.
 * The placeholders `{{…}}` and `<!--portal:…-->` stay for the server.
 * @param integrity by name of the file: a browser runs no other content at its address
 */
export async function writeHostPage(
  output: string,
  stats: Stats,
  integrity: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const template = await readFile(join(HOST_DIR, 'src', 'index.html'), 'utf8');
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const names = stats.compilation.getAssets().map((asset) => asset.name);
  const isStart = (file: string) => START_CHUNKS.some((chunk) => file.startsWith(`${chunk}.`));
  const checked = (file: string) => {
    const hash = integrity.get(file);
    return hash ? ` integrity="${hash}"` : '';
  };
  const entry = (entrypoints[HOST_ENTRY]?.assets ?? []).map((asset) => asset.name);

  const tags = [
    ...names.filter((file) => FIRST_FACES.test(file)).map((file) => preload(file, 'font')),
    ...names
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="${HOST_ASSETS_PATH}${file}"${checked(file)} />`),
    ...names
      .filter((file) => file.endsWith('.js') && isStart(file))
      .map((file) => preload(file, 'script', checked(file))),
    ...entry
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script defer src="${HOST_ASSETS_PATH}${file}"${checked(file)}></script>`),
  ];
  await writeFile(
    join(output, 'index.html'),
    template.replace('<!--host:files-->', tags.join('\n    ')),
  );
}

function preload(file: string, kind: 'font' | 'script', checked = ''): string {
  // Fonts are always fetched with CORS; scripts of the page's own origin never are. The page can be read without scripts:
  // on a slow line they let its faces and pictures pass.
  const details =
    kind === 'font' ? ' type="font/woff2" crossorigin="anonymous"' : ' fetchpriority="low"';
  return `<link rel="preload" as="${kind}"${details} href="${HOST_ASSETS_PATH}${file}"${checked} />`;
}
