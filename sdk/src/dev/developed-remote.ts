import { join } from 'node:path';
import type { Descriptor, DescriptorSource } from '@mosta/shared/contract/descriptor';
import { isAddressOf } from '@mosta/shared/contract/registry';
import type { Compiler, Stats } from 'webpack';
import type { RemoteProject } from '../remote-project';
import { contractProblems, type PortalFacts } from './contract-check';
import type { Problems } from './problems';
import { developmentDescriptor, readSource } from './remote-descriptor';

const NAME = 'DevelopedRemoteSources';
/** Sources that the descriptor surely does not read. */
const DRAWN = /\.(tsx|css)$/;

/** What the sources of a remote say beside its build: the descriptor, and whether the portal would take it. */
export class DevelopedRemoteSources {
  private source: DescriptorSource | undefined;

  constructor(
    private readonly remote: RemoteProject,
    private readonly facts: () => Promise<PortalFacts | undefined>,
    private readonly problems: Problems,
    /** Called when the descriptor says something else: a page has read it once and for all. */
    private readonly onChange: () => void,
  ) {}

  descriptor(): Descriptor | undefined {
    return this.source && developmentDescriptor(this.source);
  }

  hasPage(pathname: string): boolean {
    return this.source?.routes.some((route) => isAddressOf(route, pathname)) ?? false;
  }

  /** Reads the descriptor with each build that may have changed it; the build itself does not import it. */
  follow(compiler: Compiler): void {
    const sources = join(this.remote.directory, 'src');
    compiler.hooks.afterCompile.tap(NAME, ({ fileDependencies, contextDependencies }) => {
      fileDependencies.addAll(['descriptor.ts', 'paths.ts'].map((file) => join(sources, file)));
      contextDependencies.add(join(sources, 'locales'));
    });
  }

  /** Reports what it finds; that it could not look, where a file went meanwhile, is a finding too. */
  async check(stats: Stats): Promise<void> {
    try {
      await this.compare(stats);
    } catch (error) {
      this.problems.report('contract', [error instanceof Error ? error.message : String(error)]);
    }
  }

  private async compare(stats: Stats): Promise<void> {
    const { modifiedFiles } = stats.compilation.compiler;
    const isDrawnOnly = modifiedFiles && [...modifiedFiles].every((file) => DRAWN.test(file));
    const failed = this.source && isDrawnOnly ? undefined : await this.read();
    if (failed !== undefined) return this.problems.report('contract', [failed]);
    const facts = await this.facts();
    if (!this.source || !facts || stats.hasErrors()) return;
    const { directory } = this.remote;
    this.problems.report('contract', await contractProblems(directory, this.source, stats, facts));
  }

  /** @returns why the descriptor cannot be read */
  private async read(): Promise<string | undefined> {
    try {
      const before = this.source;
      this.source = await readSource(this.remote.directory);
      if (before && JSON.stringify(before) !== JSON.stringify(this.source)) this.onChange();
      return undefined;
    } catch (error) {
      return `src/descriptor.ts : ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}
