import { HEADINGS, type Problem } from './messages';

const ORDER = ['build', 'types', 'contract'] as const;

/** All that is to be mended, as it is found and mended. */
export class Problems {
  private readonly found = new Map<Problem['kind'], string[]>();

  /**
   * @param show is given all problems whenever they change
   * @param print writes a line to the terminal
   */
  constructor(
    private readonly show: (problems: Problem[]) => void,
    private readonly print: (line: string) => void,
  ) {}

  all(): Problem[] {
    return ORDER.flatMap((kind) => {
      const lines = this.found.get(kind);
      return lines ? [{ kind, lines }] : [];
    });
  }

  /** What one check has found now; nothing where all is well. */
  report(kind: Problem['kind'], lines: readonly string[]): void {
    const before = this.found.get(kind) ?? [];
    if (before.join('\n') === lines.join('\n')) return;
    if (lines.length === 0) {
      this.found.delete(kind);
      this.print(`✓ ${HEADINGS[kind].right}`);
    } else {
      this.found.set(kind, [...lines]);
      this.print(`✗ ${HEADINGS[kind].wrong}\n${lines.map((line) => `  ${line}`).join('\n')}`);
    }
    this.show(this.all());
  }
}
