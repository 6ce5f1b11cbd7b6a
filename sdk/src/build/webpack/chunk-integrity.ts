import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

const NAME = 'ChunkIntegrityPlugin';
/** The runtime's hashes of its chunks, by chunk; those of style sheets have `css-` before the chunk. */
export const HASHES = '__webpack_require__.sri';

/** As long as `sha256-` and its 44 characters, so that columns of the source map stay right. */
const PLACEHOLDER_LENGTH = 51;

/**
 * The hash of a chunk. That of the entry, of which the registry has one, is longer; the entry has dozens of these, and is
 * fetched anew after every release.
 */
export function chunkIntegrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** What stands in the entry until the hash of a file is known. */
function placeholder(key: string): string {
  return `sha256-@${key}@`.padEnd(PLACEHOLDER_LENGTH, '@');
}

/**
 * Puts the hashes of the files in the place of the placeholders.
 * @param hashOf gives the integrity of a script (`609`) or a style sheet (`css-609`); empty where there is no such file
 */
export function fillIntegrity(entry: string, hashOf: (key: string) => string): string {
  return entry.replace(/sha256-@([\w-]+)@+/g, (_placeholder, key: string) => hashOf(key));
}

/** Lets a browser run only the chunks that this build made: the entry knows their hashes, the registry knows the entry's. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule());
        });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = ${HASHES}[chunkId] || '';`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => `${source}\n${tag}.integrity = ${HASHES}['css-' + chunkId] || '';`,
      );
    });
  }
}

export class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity of chunks', RuntimeModule.STAGE_NORMAL);
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    const keys = chunks.flatMap((chunk) => this.keysOf(chunk)).sort();
    return `${HASHES} = ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, placeholder(key)])))};`;
  }

  private keysOf(chunk: Chunk): string[] {
    const has = (type: string) =>
      this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, type) !== undefined;
    return [
      ...(has('javascript') ? [`${chunk.id}`] : []),
      ...(has('css/mini-extract') ? [`css-${chunk.id}`] : []),
    ];
  }
}
