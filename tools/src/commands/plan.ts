import { join } from 'node:path';
import { ROOT } from '../project';
import { run } from '../services/child';

/** Imports and checks halls. The plan knows its format; it runs from source and needs no build. */
export async function command(args: string[]): Promise<number> {
  const script = join(ROOT, 'remote-floorplan', 'bin', 'plan.ts');
  const env = { INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { code } = await run(process.execPath, ['--import', 'tsx', script, ...args], { env });
  return code;
}
