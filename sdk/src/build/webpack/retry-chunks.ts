import {
  LOAD_RETRIES,
  LOAD_RETRY_DELAY_MS,
  SCRIPT_TIMEOUT_MS,
} from '@mosta/shared/contract/loading';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

const NAME = 'RetryChunksPlugin';

/**
 * Loads a chunk again that failed, with the pauses of a remote's entry: a page whose files were gone for a moment must
 * not depend on a failed preload that the browser remembers. Other errors (a module that throws) are not tried again.
 * Before each retry the file is fetched past the cache: a wrong answer is kept there as if it could never change.
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
      'var wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));',
      '// One deadline over all attempts; the first has a limit of its own.',
      'var before = (end, work, error) => Promise.race([work, wait(end - Date.now()).then(() => { throw error; })]);',
      'var refresh = (error) =>',
      Template.indent([
        "fetch(error.request, { cache: 'reload', credentials: 'same-origin' })",
        Template.indent([
          '.then((answer) => answer.arrayBuffer().then(() => answer.ok))',
          '.catch(() => false);',
        ]),
      ]),
      'var attempt = (chunkId, left, pause, end, served) => ensureChunk(chunkId).catch((error) => {',
      Template.indent([
        "if (!error || error.name !== 'ChunkLoadError') throw error;",
        '// The server has the file, and yet the browser refuses it: it is not the one that was built.',
        "if (served && error.type === 'error') error.code = 'CHUNK_INTEGRITY';",
        'if (left === 0 || Date.now() >= end) throw error;',
        'return before(end, wait(pause * (0.5 + Math.random()))',
        Template.indent([
          '.then(() => refresh(error))',
          '.then((fresh) => attempt(chunkId, left - 1, pause * 2, end, fresh)), error);',
        ]),
      ]),
      '});',
      `${ensureChunk} = (chunkId) => attempt(chunkId, ${LOAD_RETRIES}, ${LOAD_RETRY_DELAY_MS}, Date.now() + ${SCRIPT_TIMEOUT_MS}, false);`,
    ]);
  }
}
