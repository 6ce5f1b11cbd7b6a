import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

const NAME = 'OwnChunksPlugin';

/**
 * Lets several versions of a remote live in one page although their chunks announce themselves under one name, without
 * which an unchanged chunk would have other bytes in every version. Each runtime takes a chunk only when the script
 * that runs has the address under which this runtime itself would ask for it: addresses are made of content, so what
 * has the right address is the right chunk (docs/decisions/0029-versions-by-content.md).
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk, needed) => {
          needed.add(RuntimeGlobals.publicPath);
          needed.add(RuntimeGlobals.getChunkScriptFilename);
          const name = compilation.outputOptions.chunkLoadingGlobal ?? '';
          compilation.addRuntimeModule(chunk, new PrivateQueueRuntimeModule(name));
          compilation.addRuntimeModule(chunk, new OwnChunksRuntimeModule(name));
        });
    });
  }
}

/** Gives webpack's own runtime a queue that no other runtime of the page knows. */
export class PrivateQueueRuntimeModule extends RuntimeModule {
  constructor(private readonly queue: string) {
    // before the module that listens to the queue
    super('private queue of chunks', RuntimeModule.STAGE_NORMAL);
  }

  override generate(): string {
    const queue = `globalThis[${JSON.stringify(this.queue)}]`;
    return `${queue} = Object.assign([], { page: ${queue} });`;
  }
}

/** Hands that queue the chunks that this runtime asks for, and lets every runtime of the page hear of a chunk. */
export class OwnChunksRuntimeModule extends RuntimeModule {
  constructor(private readonly queue: string) {
    // after the module that listens to the queue, before whatever asks for a chunk
    super('own chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const queue = `globalThis[${JSON.stringify(this.queue)}]`;
    const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
    return Template.asString([
      `var own = ${queue};`,
      'var page = own.page || { runtimes: [], push(data) { this.runtimes.forEach((take) => take(data)); } };',
      `var address = (id) => new URL(${publicPath} + ${getChunkScriptFilename}(id), location.href).href;`,
      'page.runtimes.push((data) => {',
      Template.indent([
        'var script = document.currentScript;',
        'if (script && data[0].every((id) => address(id) === script.src)) own.push(data);',
      ]),
      '});',
      `${queue} = page;`,
    ]);
  }
}
