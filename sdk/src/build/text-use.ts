import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contractSatisfies } from '@mosta/shared/contract/contract-version';
import type { Texts } from './divide-texts';

/** A host of this contract loads the parts of a catalogue that a page needs; an older one loads whole catalogues. */
const PARTS_BY_PAGE = '^1.13.0';
/** Texts of pages by the page's name: each page's are an area. */
const PAGES = 'pages';

/** What the pages and widgets of a remote can show of its catalogue. */
export type TextUse = {
  /** By the name of the chunk of a page or widget: whether it can show an area of the catalogue. */
  chunks: ReadonlyMap<string, (area: string) => boolean>;
  /** The sources that say so. */
  files: ReadonlySet<string>;
};

/** The area of a text: its first key, or below `pages` the page's. */
export function areaOf([first = '', second = '']: readonly string[]): string {
  return first === PAGES ? `${first}.${second}` : first;
}

/** The areas of a catalogue. */
export function areasOf(catalogue: Texts): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    key === PAGES && typeof value === 'object' && value !== null
      ? Object.keys(value).map((page) => `${PAGES}.${page}`)
      : key,
  );
}

/**
 * Reads from the sources of a remote which texts each page and widget can show: those of the areas whose names stand in the
 * strings of its modules. `t('home.title')` and `t(`home.${key}`)` name `home`; `t(`pages.${page}.title`)` names each page
 * whose name is a string of the same modules, or of the page's lines in `remote.tsx`.
 * @param sources folder with `remote.tsx`
 * @returns nothing where that cannot be told: an import that is not understood, or a remote for older hosts
 */
export function textUse(sources: string): TextUse | undefined {
  const entry = join(sources, 'remote.tsx');
  if (!existsSync(entry)) return undefined;
  const text = readFileSync(entry, 'utf8');
  const minimum = /\bcontract: '\^([\d.]+)'/.exec(text)?.[1];
  if (minimum === undefined || !contractSatisfies(minimum, PARTS_BY_PAGE)) return undefined;
  const imports = [
    ...text.matchAll(/import\(\s*\/\* webpackChunkName: "([\w-]+)" \*\/\s*'(\.[^']+(?<!\.json))'/g),
  ];
  const files = new Set([entry]);
  const chunks = new Map<string, Set<string>>();
  for (const [index, { 1: chunk = '', 2: page = '', index: begin }] of imports.entries()) {
    const modules = modulesFrom(resolve(sources, page));
    if (!modules) return undefined;
    const strings = chunks.get(chunk) ?? new Set<string>();
    for (const string of stringsOf(text.slice(begin, imports[index + 1]?.index)))
      strings.add(string);
    for (const [file, source] of modules) {
      files.add(file);
      for (const string of stringsOf(source)) strings.add(string);
    }
    chunks.set(chunk, strings);
  }
  return { files, chunks: new Map([...chunks].map(([name, strings]) => [name, shows(strings)])) };
}

/** Whether one of the strings names an area. */
function shows(strings: ReadonlySet<string>): (area: string) => boolean {
  const beginnings = new Set([...strings].flatMap(beginningsOf));
  const byName = strings.has(`${PAGES}.`);
  return (area) => {
    if (beginnings.has(area)) return true;
    return byName && area.startsWith(`${PAGES}.`) && strings.has(area.slice(PAGES.length + 1));
  };
}

/** `home.cta.` begins with `home` and `home.cta`. */
function beginningsOf(string: string): string[] {
  const keys = string.split('.');
  return [keys[0] ?? '', keys.slice(0, 2).join('.')];
}

/** Strings that could be keys, and the beginnings of templates. */
function stringsOf(source: string): string[] {
  const found = source.matchAll(/'([\w.-]+)'|"([\w.-]+)"|`([\w.-]+)(?=[$`])/g);
  return [...found].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

/** A module and all that it imports of its own package, by file; undefined where an import is not understood. */
function modulesFrom(first: string): Map<string, string> | undefined {
  const modules = new Map<string, string>();
  const waiting = [first];
  for (let asked = waiting.pop(); asked !== undefined; asked = waiting.pop()) {
    const file = fileOf(asked);
    if (!file) return undefined;
    if (modules.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    modules.set(file, source);
    for (const [, request = ''] of source.matchAll(IMPORT)) {
      if (/^[@\w][\w-]*/.test(request) && !/^@\//.test(request)) continue;
      if (!request.startsWith('.')) return undefined;
      if (!/\.(json|css|svg|png|avif|woff2)$/.test(request))
        waiting.push(resolve(dirname(file), request));
    }
  }
  return modules;
}

/** `from '…'`, `import '…'` and `import('…')`, with a comment for webpack or without. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\s]+)['"]/g;

function fileOf(path: string): string | undefined {
  const tried = ['', '.tsx', '.ts', '.mjs', '.js', '/index.tsx', '/index.ts'];
  return tried.map((end) => path + end).find((file) => /\.\w+$/.test(file) && existsSync(file));
}
