import { join } from 'node:path';
import { type Compile, prerenderProgram } from '@mosta/portal-sdk/build/prerender';
import { HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { HOST_DIR } from '../project';

/** Draws the site's frame in every language into the host's build, with the program. @returns the compilation that draws */
export function prerenderHost(output: string, compile: Compile): Promise<Stats> {
  const entry = join(HOST_DIR, 'src', 'prerender', 'frame.tsx');
  const program = { name: 'host', directory: HOST_DIR, publicPath: HOST_ASSETS_PATH, kept: true };
  return prerenderProgram({ ...program, entry: () => entry }, output, compile);
}
