import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACADE_ATTRIBUTE, HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { HOST_DIR } from '../project';
import { minifyInlineScripts } from './inline-scripts';
import { FACADE_CHUNKS, HOST_ENTRY, START_CHUNKS } from './webpack/host';

/** Chunks that the entry asks for at once, in their sequence: the page names them, so that they load beside it and not after it. */
const PRELOADED = [...Object.values(START_CHUNKS), 'host-locale-fr-json', 'shared-locale-fr-json'];
/** Faces of the first screen. */
const FIRST_FACES = /^media\/(figtree-latin-wght-normal|fraunces-latin-600-normal)\..*woff2$/;

export type HostPageOptions = {
  /** By name of the file: a browser runs no other content at its address. */
  integrity?: ReadonlyMap<string, string>;
  /** Whether the page holds its styles itself, which spares the first picture a round trip; their files must be written. */
  ownStyles?: boolean;
};

/**
 * Writes the page that the server fills in: `host/src/index.html` with the addresses of the files just built.
 * The placeholders `{{…}}` and `<!--portal:…-->` stay for the server, and so do the preloads of late façades, of which it leaves
 * each page those that it needs.
 */
export async function writeHostPage(
  output: string,
  stats: Stats,
  { integrity = new Map<string, string>(), ownStyles = false }: HostPageOptions = {},
): Promise<void> {
  const template = await minifyInlineScripts(
    await readFile(join(HOST_DIR, 'src', 'index.html'), 'utf8'),
  );
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  // Webpack has them in the order in which it was done with each.
  const names = stats.compilation
    .getAssets()
    .map((asset) => asset.name)
    .sort();
  const checked = (file: string) => {
    const hash = integrity.get(file);
    return hash ? ` integrity="${hash}"` : '';
  };
  const scripts = names.filter((file) => file.endsWith('.js'));
  const ofFacades = Object.entries(FACADE_CHUNKS).flatMap(([request, chunks]) =>
    scripts
      .filter((file) => chunks.some((chunk) => file.startsWith(`${chunk}.`)))
      .map((file) => preload(file, 'script', `${checked(file)} ${FACADE_ATTRIBUTE}="${request}"`)),
  );
  const entry = (entrypoints[HOST_ENTRY]?.assets ?? []).map((asset) => asset.name);

  const styles = names
    .filter((file) => file.endsWith('.css'))
    .map((file) =>
      ownStyles
        ? styleElement(output, file)
        : `<link rel="stylesheet" href="${HOST_ASSETS_PATH}${file}"${checked(file)} />`,
    );
  const head = [
    ...names.filter((file) => FIRST_FACES.test(file)).map((file) => preload(file, 'font')),
    ...(await Promise.all(styles)),
    ...ofFacades,
  ];
  const afterPaint = [
    ...entry
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script defer src="${HOST_ASSETS_PATH}${file}"${checked(file)}></script>`),
    ...PRELOADED.flatMap((chunk) => scripts.filter((file) => file.startsWith(`${chunk}.`))).map(
      (file) => preload(file, 'script', checked(file)),
    ),
  ];
  await writeFile(
    join(output, 'index.html'),
    template
      .replace('<!--host:head-->', () => head.join('\n    '))
      .replace('<!--host:after-paint-->', () => afterPaint.join('')),
  );
}

/** The style sheet as an element that webpack knows by its address, and does not fetch again. */
async function styleElement(output: string, file: string): Promise<string> {
  const css = await readFile(join(output, 'assets', file), 'utf8');
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
  return `<style data-href="${HOST_ASSETS_PATH}${file}">${bare}</style>`;
}

function preload(file: string, kind: 'font' | 'script', checked = ''): string {
  // Fonts are always fetched with CORS; scripts of the page's own origin never are. The page can be read without scripts:
  // on a slow line they let its pictures pass.
  const details =
    kind === 'font' ? ' type="font/woff2" crossorigin="anonymous"' : ' fetchpriority="low"';
  return `<link rel="preload" as="${kind}"${details} href="${HOST_ASSETS_PATH}${file}"${checked} />`;
}
