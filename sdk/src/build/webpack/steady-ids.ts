import type { Compiler, Module } from 'webpack';

const NAME = 'SteadyIdsPlugin';
/** A module that the federation plugin writes: its file is named by a hash of this machine's paths. */
const FEDERATION_RUNTIME = /[\\/]\.federation[\\/]entry\./;
/** The container, whose own name has the path of that file in it. */
const CONTAINER = /^container entry/;

/** Gives the federation plugin's modules identifiers that are the same on every machine: they stand in the entry. */
export class SteadyIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // before webpack gives the other modules theirs
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = steadyIdOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function steadyIdOf(module: Module): string | undefined {
  if (CONTAINER.test(module.identifier())) return 'container';
  return FEDERATION_RUNTIME.test(module.nameForCondition() ?? '') ? 'federation' : undefined;
}
