import { LOAD_RETRIES, LOAD_RETRY_DELAY_MS } from '@mosta/shared/contract/loading';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

const NAME = 'RetryChunksPlugin';

/**
 * Loads a chunk again that failed, with the pauses of a remote's entry: a page whose files were gone for a moment must
 * not depend on a failed preload that the browser remembers. Other errors (a module that throws) are not tried again.
 */
export class RetryChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryChunksRuntimeModule());
        });
    });
  }
}

export class RetryChunksRuntimeModule extends RuntimeModule {
  constructor() {
    // after the function that it wraps
    super('retry chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const ensureChunk = RuntimeGlobals.ensureChunk;
    return Template.asString([
      `var ensureChunk = ${ensureChunk};`,
      'var attempt = (chunkId, left, pause) => ensureChunk(chunkId).catch((error) => {',
      Template.indent([
        "if (left === 0 || !error || error.name !== 'ChunkLoadError') throw error;",
        'return new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())))',
        Template.indent('.then(() => attempt(chunkId, left - 1, pause * 2));'),
      ]),
      '});',
      `${ensureChunk} = (chunkId) => attempt(chunkId, ${LOAD_RETRIES}, ${LOAD_RETRY_DELAY_MS});`,
    ]);
  }
}
