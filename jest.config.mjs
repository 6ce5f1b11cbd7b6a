import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every package's tests in one run: `npm run unit`, or `npm run unit -- remote-hotels` for one package. */
export default {
  // A worker keeps much of every file that it ran; a fresh one is faster than one that mostly collects garbage.
  workerIdleMemoryLimit: '700MB',
  projects: readdirSync(import.meta.dirname)
    .filter((folder) => existsSync(join(import.meta.dirname, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`)
    .concat('<rootDir>/sdk/template'),
};
