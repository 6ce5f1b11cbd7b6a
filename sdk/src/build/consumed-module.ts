import type { Module } from 'webpack';

/** What a module stands for that the host provides: the request, and the range of versions that is asked for. */
export function consumedModule(module: Module) {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const { shareKey, requiredVersion } = module.options as {
    shareKey: string;
    requiredVersion: string;
  };
  return { request: shareKey, range: requiredVersion };
}
