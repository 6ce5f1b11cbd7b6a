import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The SDK itself, wherever it is installed. */
export const SDK_DIR = join(import.meta.dirname, '..');

/** The package that host and remotes have in common, as the SDK finds it. */
export const SHARED_DIR = dirname(require.resolve('@mosta/shared/package.json'));

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The repository that a folder belongs to: the nearest folder above it with a lock file, or the folder itself. */
export function repositoryOf(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (lockFilesOf(folder).length > 0) return folder;
    if (folder === dirname(folder)) return directory;
  }
}

/** The lock files of a repository; where they change, what was compiled before is compiled anew. */
export function lockFilesOf(repository: string): string[] {
  return LOCK_FILES.map((name) => join(repository, name)).filter((file) => existsSync(file));
}

/** What builds of a package leave behind to be faster the next time. */
export function cacheOf(directory: string): string {
  return join(repositoryOf(directory), '.cache');
}
