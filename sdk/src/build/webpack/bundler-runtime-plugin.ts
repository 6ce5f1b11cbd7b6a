import { createRequire } from 'node:module';
import webpack, { type WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

/** The module that the federation plugin imports into each entry, by its file. */
const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.c?js$/;

/** Puts our own bundler runtime into an entry: the package's has remotes of remotes and pruned shared modules besides. */
export function bundlerRuntime(file: string): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, file);
}

/** That of a remote's entry. */
export function containerRuntime(): WebpackPluginInstance {
  // by the package's exports: a source in the workspace, a script where the SDK is installed
  return bundlerRuntime(require.resolve('@mosta/portal-sdk/build/webpack/container-runtime'));
}
