import webpack, { type Compiler, type Module, type NormalModule } from 'webpack';
import { divideTexts } from '../divide-texts';

const NAME = 'CataloguePartsPlugin';
/** A package's catalogue, as `remote.tsx` imports it: `locales/fr.json`. */
const CATALOGUE = /[\\/]locales[\\/](\w+)\.json$/;
/** A part of one but the first, which is in the catalogue's own chunk. */
const PART = /[\\/]locales[\\/](\w+)\.json\?part=(\d+)$/;

/**
 * Divides large catalogues into chunks that are loaded together, as one import, and preloaded together. After one
 * changed text a returning visitor loads its part, and not all texts of a language
 * (docs/decisions/0037-texts-in-parts.md).
 */
export class CataloguePartsPlugin {
  apply(compiler: Compiler): void {
    compiler.options.module.rules.push({
      test: CATALOGUE,
      resourceQuery: { not: [/part=/] },
      type: 'javascript/esm',
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        NAME,
        ([source, ...rest], module) => [writtenFor(module, source) ?? source, ...rest],
      );
    });
  }
}

/** The chunk of each part but the first: `chunks` of webpack's `splitChunks`. */
export const CATALOGUE_PARTS = {
  test: (module: Module) => PART.test(module.identifier()),
  name: (module: Module) => {
    const [, language, part] = PART.exec(module.identifier()) ?? [];
    return `locale-${language}-json-${part}`;
  },
  enforce: true,
} as const;

/** The source of a catalogue's module or of one of its parts; undefined for every other module. */
function writtenFor({ resource }: NormalModule, source: string | Buffer): string | undefined {
  const [, , part] = PART.exec(resource) ?? [];
  if (part === undefined && !CATALOGUE.test(resource)) return undefined;
  const parts = divideTexts(JSON.parse(`${source}`));
  if (part !== undefined) return JSON.stringify(parts[Number(part)]);
  const file = JSON.stringify(`./${resource.split(/[\\/]/).at(-1)}`).slice(0, -1);
  const others = parts.slice(1).map((_, index) => index + 1);
  const first = `JSON.parse(${JSON.stringify(JSON.stringify(parts[0]))})`;
  if (others.length === 0) return `export default ${first};`;
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
