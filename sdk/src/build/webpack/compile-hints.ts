import { isPageChunk } from '@mosta/shared/contract/published';
import type { Chunk, Compiler } from 'webpack';

const NAME = 'CompileHintsPlugin';

/** Says to a browser that it will soon call what a script has (https://github.com/WICG/explicit-javascript-compile-hints-file-based). */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has the scripts with which a page starts compiled beside the main thread, while they are fetched. A browser otherwise compiles
 * each function when it is first called, in the tasks of the start. Scripts that come later are left alone: most of their
 * functions are not called soon. Browsers that do not know the hint see a comment.
 * @param ofStart whether a page starts with a chunk
 */
export class CompileHintsPlugin {
  constructor(private readonly ofStart: (chunk: Chunk) => boolean) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Minifiers drop comments, and source maps count lines.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = [...compilation.chunks]
          .filter((chunk) => this.ofStart(chunk))
          .flatMap((chunk) => [...chunk.files])
          .filter((file) => file.endsWith('.js'));
        for (const file of new Set(files))
          compilation.updateAsset(
            file,
            (script) => new sources.ConcatSource(`${COMPILE_HINT}\n`, script),
          );
      });
    });
  }
}

/**
 * Whether a page starts with a chunk: it is an entry, or of what a page or a widget is opened with.
 * @param others names of chunks that are always loaded
 */
export function startsPages(chunk: Chunk, others: readonly string[] = []): boolean {
  const names = [...chunk.groupsIterable].map(({ name }) => name ?? '');
  return chunk.canBeInitial() || names.some((name) => isPageChunk(name) || others.includes(name));
}
