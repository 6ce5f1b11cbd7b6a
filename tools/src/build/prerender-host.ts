import { prerenderProgram } from '@mosta/portal-sdk/build/prerender';
import { HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { HOST_DIR } from '../project';

/** Draws the site's frame in every language into the host's build, with the program. @returns the files that were read */
export function prerenderHost(output: string, browser: Stats): Promise<string[]> {
  const program = { name: 'host', directory: HOST_DIR, publicPath: HOST_ASSETS_PATH, browser };
  const source = "export * from './src/prerender/frame';\n";
  return prerenderProgram({ ...program, source, kept: true }, output);
}
