import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';

const NAME = 'SteadyHashesPlugin';
/** After webpack's own. */
const STAGE = 1000;

/**
 * Hashes chunks by the code that was generated alone. webpack's hash knows the paths of the sources on this machine; the
 * real hash of the content takes its place in the end, but by then the minifier has chosen names by the letters it saw.
 */
export class SteadyHashesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.contentHash.tap({ name: NAME, stage: STAGE }, (chunk) => {
        // The name of the entry has no hash of webpack's.
        if (!chunk.hasRuntime() && chunk.contentHash.javascript) {
          chunk.contentHash.javascript = hashOf(compilation, chunk);
        }
      });
    });
  }
}

function hashOf({ chunkGraph, codeGenerationResults }: Compilation, chunk: Chunk): string {
  const modules = [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') ?? [])];
  const parts = modules.map((module) => {
    const code = codeGenerationResults?.get(module, chunk.runtime).sources.get('javascript');
    return `${chunkGraph.getModuleId(module)}\0${code?.source() ?? ''}`;
  });
  return createHash('sha256')
    .update([chunk.id, ...parts.sort()].join('\0'))
    .digest('hex');
}
