import { dirname } from 'node:path';
import webpack, { type Compiler, type Module, type NormalModule } from 'webpack';
import { divideTexts, type Texts } from '../divide-texts';
import { textUse } from '../text-use';
import { type TextsByPage, textsByPage } from '../texts-by-page';

const NAME = 'CataloguePartsPlugin';
/** A package's catalogue, as `remote.tsx` imports it: `locales/fr.json`. */
const CATALOGUE = /[\\/]locales[\\/](\w+)\.json$/;
/** A part of one but the first, which is in the catalogue's own chunk. */
const PART = /[\\/]locales[\\/](\w+)\.json\?part=(\d+)$/;

/**
 * Divides large catalogues into chunks: after one changed text a returning visitor loads its part, and not all texts of a
 * language (docs/decisions/0037-texts-in-parts.md). Where the sources tell which texts a page can show, a page loads no
 * others (0076); else all are loaded together, as one import, and preloaded together.
 */
export class CataloguePartsPlugin {
  apply(compiler: Compiler): void {
    compiler.options.module.rules.push({
      test: CATALOGUE,
      resourceQuery: { not: [/part=/] },
      type: 'javascript/esm',
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const divided: Divided = new Map();
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        NAME,
        ([source, ...rest], module) => [writtenFor(module, source, divided) ?? source, ...rest],
      );
    });
  }
}

/** The chunk of each part but the first: `chunks` of webpack's `splitChunks`. */
export const CATALOGUE_PARTS = {
  test: (module: Module) => PART.test(module.identifier()),
  name: (module: Module) => {
    const [, language, part] = PART.exec(module.identifier()) ?? [];
    return partChunk(language ?? '', Number(part));
  },
  enforce: true,
} as const;

/** Name of the chunk of a part but the first. */
export function partChunk(language: string, part: number): string {
  return `locale-${language}-json-${part}`;
}

type Parts = Omit<TextsByPage, 'needed'> & Partial<TextsByPage>;
/** Catalogues of a compilation, by file: each of their parts is a module that asks for the whole division. */
type Divided = Map<string, Parts & { readFrom: ReadonlySet<string> }>;

/** The source of a catalogue's module or of one of its parts; undefined for every other module. */
function writtenFor(
  { resource, buildInfo }: NormalModule,
  source: string | Buffer,
  divided: Divided,
): string | undefined {
  const [, language = '', part] = PART.exec(resource) ?? CATALOGUE.exec(resource) ?? [];
  if (language === '') return undefined;
  const [file = ''] = resource.split('?');
  const known = divided.get(file) ?? divide(file, JSON.parse(`${source}`));
  divided.set(file, known);
  for (const read of known.readFrom) buildInfo?.fileDependencies?.add(read);
  return moduleOf(known, language, part);
}

function moduleOf({ parts, needed }: Parts, language: string, part?: string): string {
  if (part !== undefined) return JSON.stringify(parts[Number(part)]);
  const file = JSON.stringify(`./${language}.json`).slice(0, -1);
  const others = parts.slice(1).map((_, index) => index + 1);
  const first = `JSON.parse(${JSON.stringify(JSON.stringify(parts[0]))})`;
  if (others.length === 0) return `export default ${first};`;
  return needed
    ? asked({ file, language, others, needed, first })
    : together({ file, others, first });
}

/** Divided by pages, where the sources of the remote say enough; what they say is part of each module then. */
function divide(file: string, catalogue: Texts) {
  const use = textUse(dirname(dirname(file)));
  if (!use) return { parts: divideTexts(catalogue), readFrom: new Set<string>() };
  return { ...textsByPage(catalogue, use), readFrom: use.files };
}

type Written = { file: string; others: number[]; first: string };

/** The host asks for the parts of a page (`CatalogueModule` of the contract). */
function asked({
  file,
  others,
  first,
  language,
  needed,
}: Written & Pick<TextsByPage, 'needed'> & { language: string }): string {
  const loaders = others.map(
    (other) =>
      `() => import(/* webpackChunkName: "${partChunk(language, other)}" */ ${file}?part=${other}")`,
  );
  return [
    `export default ${first};`,
    `export const parts = [${loaders.join(', ')}];`,
    `export const needed = ${JSON.stringify(needed)};`,
  ].join('\n');
}

function together({ file, others, first }: Written): string {
  return [
    ...others.map((other) => `import part${other} from ${file}?part=${other}";`),
    'function join(into, part) {',
    '  for (const key of Object.keys(part)) {',
    '    const isNested = typeof part[key] === "object" && !Array.isArray(part[key]);',
    '    into[key] = isNested ? join(into[key] || {}, part[key]) : part[key];',
    '  }',
    '  return into;',
    '}',
    `export default [${others.map((other) => `part${other}`).join(', ')}].reduce(join, ${first});`,
  ].join('\n');
}
