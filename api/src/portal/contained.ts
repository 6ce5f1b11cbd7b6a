import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasCode } from '../platform/error-code';

/** A build lays compressed forms beside a file; the static server may send one of them in its place. */
const FORMS = ['', '.br', '.gz'];

/**
 * Whether what would be sent for a path lies in the folder once links are followed: the folder of a published version
 * comes from elsewhere, and a link in it could lead to the service's own data. What does not exist is contained.
 * @param path as the address gives it, decoded
 */
export async function isContained(root: string, path: string): Promise<boolean> {
  // No file has such a name; the static server refuses it in its own manner.
  if (path.includes('\0')) return true;
  const folder = await realpathIfThere(root);
  if (folder === null) return true;
  for (const form of FORMS) {
    const file = await realpathIfThere(join(folder, path + form));
    if (file !== null && file !== folder && !file.startsWith(folder + sep)) return false;
  }
  return true;
}

async function realpathIfThere(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP')) return null;
    throw error;
  }
}
