import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = promisify(execFile);

/**
 * The commit of the sources in a folder, with `-modified` behind it where something is not committed; undefined where
 * there is no repository.
 */
export async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout: head } = await git('git', ['rev-parse', 'HEAD'], { cwd: folder });
    const { stdout: changes } = await git('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
    });
    return head.trim() + (changes.trim() === '' ? '' : '-modified');
  } catch {
    return undefined;
  }
}
