import type { Compiler, Module } from 'webpack';

const NAME = 'SteadyIdsPlugin';
/** A module that the federation plugin writes: its file is named by a hash of this machine's paths. */
const FEDERATION_RUNTIME = /[\\/]\.federation[\\/]entry\./;
const RUNTIME = 'federation';
/** The container, whose own name has the path of that file in it. */
const CONTAINER = /^container entry/;

/**
 * Gives the federation plugin's modules identifiers that are the same on every machine: they stand in the entry. Where the
 * module is part of another one, its file stands in a comment, whose letters the minifier counts when it chooses names.
 */
export class SteadyIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          if (isRuntime(module)) module.readableIdentifier = () => RUNTIME;
        }
      });
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
  return isRuntime(module) ? RUNTIME : undefined;
}

function isRuntime(module: Module): boolean {
  return FEDERATION_RUNTIME.test(module.nameForCondition() ?? '');
}
