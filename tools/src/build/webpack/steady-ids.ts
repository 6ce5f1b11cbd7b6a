import type { Compiler, Module } from 'webpack';

const NAME = 'SteadyIdsPlugin';
/** The module that the federation plugin writes into `node_modules/.federation`: its name is a hash of this machine's paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\./;

/** Gives the federation runtime's module an identifier that is the same on every machine: it would change the entry's bytes. */
export class SteadyIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // before webpack gives the other modules theirs
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          if (FEDERATION_ENTRY.test(resourceOf(module))) {
            compilation.chunkGraph.setModuleId(module, 'federation');
          }
        }
      });
    });
  }
}

function resourceOf(module: Module): string {
  return module.nameForCondition() ?? '';
}
