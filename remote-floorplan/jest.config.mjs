import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { jestProject } from '@mosta/portal-sdk/jest';

const { portal } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * What the build puts in the place of a library's modules, the tests run with too; without a build all of Pixi is
 * evaluated, which asks for what `absent.ts` lacks.
 */
const replaced = Object.entries(portal.replaces)
  .filter(([, file]) => !file.endsWith('/absent.ts'))
  .map(([name, file]) => [
    name.endsWith('.mjs') ? `/${basename(name)}$` : `^${name}$`,
    `<rootDir>/${file}`,
  ]);

const project = jestProject({
  name: 'remote-floorplan',
  environment: 'by file',
  setup: ['<rootDir>/jest.setup.mjs'],
});

export default {
  ...project,
  moduleNameMapper: {
    ...project.moduleNameMapper,
    ...Object.fromEntries(replaced),
    // as the build takes it: the other form of the package has other names of its modules
    '^@pixi/react$': '<rootDir>/node_modules/@pixi/react/lib/index.mjs',
  },
};
