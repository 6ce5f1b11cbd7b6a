import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const PORTAL_COMMAND = join(ROOT, 'sdk', 'bin', 'portal.mjs');

/** A remote of the repository as a team of its own would have it: in a folder elsewhere, where a test may edit it. */
export class RemoteCopy {
  private constructor(readonly folder: string) {}

  /** @param name folder of the remote in the repository */
  static async of(name: string): Promise<RemoteCopy> {
    const original = join(ROOT, name);
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    await cp(join(original, 'src'), join(folder, 'src'), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
    await cp(join(original, 'package.json'), join(folder, 'package.json'));
    await symlink(join(original, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(PROJECT));
    return new RemoteCopy(folder);
  }

  /** Changes a source. @throws Error when it does not have the text that is to be replaced */
  async edit(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, 'src', file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not have « ${from} »`);
    await writeFile(
      path,
      source.replace(from, () => to),
    );
  }

  /** Builds it as its team does. @returns the folder of the build */
  async build(): Promise<string> {
    const { code, output } = await runProgram(process.execPath, [PORTAL_COMMAND, 'build'], {
      cwd: this.folder,
    });
    if (code !== 0) throw new Error(output);
    return join(this.folder, 'dist');
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A TypeScript project that is checked within a second: with all of `shared`, a test would wait for minutes. */
const PROJECT = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    rootDir: '.',
    outDir: '.types',
    tsBuildInfoFile: '.types/tsconfig.tsbuildinfo',
    types: [],
  },
  files: ['src/paths.ts'],
};
