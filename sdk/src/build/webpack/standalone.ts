import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { repositoryOf } from '../../places';
import { type BuildMode, browserConfig } from './base';

const require = createRequire(import.meta.url);

/** A remote alone, in its own shell and without federation: `npm run dev -- <remote>`. */
export function createStandaloneConfig(
  name: string,
  directory: string,
  mode: BuildMode = 'development',
): Configuration {
  const base = browserConfig(`standalone-${name}`, directory, mode);
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, publicPath: '/', path: join(directory, 'dist', 'standalone') },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: require.resolve('./standalone.html'), title: name }),
    ],
    resolve: {
      ...base.resolve,
      modules: [join(repositoryOf(directory), 'node_modules'), 'node_modules'],
    },
  };
}
