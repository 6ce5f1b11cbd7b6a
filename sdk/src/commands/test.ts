import { runBinary } from '../child';
import { remoteAt } from '../remote-project';

/** `portal test [part of a path …]`: the remote's own tests. */
export async function testCommand(args: string[]): Promise<number> {
  const { directory } = await remoteAt(process.cwd());
  const { code } = await runBinary('jest', args, { cwd: directory });
  return code;
}
