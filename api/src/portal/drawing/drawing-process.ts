import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { API_ROOT } from '../../config';
import { type DrawingResult, type DrawingTask, LOAD } from './drawing-task';

export type DrawingLimits = {
  /** For one page, once the program is there. */
  milliseconds: number;
  heapMegabytes: number;
};

const FILE = join(API_ROOT, 'src/portal/drawing/draw-process.mjs');

/** Node before 23.5 calls it experimental. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** Milliseconds until the process has started and its program is there, on a machine that has much else to do. */
const LOADING = 20_000;
/** Last letters of what the process said before it ended. */
const SAID = 2000;

/**
 * A process that runs the drawing program of one version, for pages in any language, one after the other: a team's code,
 * which may read its own file and nothing else, start nothing, and sees no setting of the service. It ends when a page
 * takes too long or too much memory.
 */
export class DrawingProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private loaded: Promise<string> | undefined;
  private said = '';

  constructor(
    program: string,
    private readonly limits: DrawingLimits,
  ) {
    this.child = fork(FILE, [program], {
      env: {},
      execArgv: [
        PERMISSION,
        `--allow-fs-read=${program}`,
        `--allow-fs-read=${FILE}`,
        `--max-old-space-size=${limits.heapMegabytes}`,
        '--no-warnings',
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-SAID);
    });
    this.ended = once(this.child, 'exit').catch((error: unknown) => error);
  }

  /** @throws Error with what the page's code threw, or that it took too long, or that the process ended */
  async draw(task: DrawingTask): Promise<string> {
    // The start is no page's fault: it does not count for the first one.
    this.loaded ??= this.ask(LOAD, LOADING);
    await this.loaded;
    return this.ask(task, this.limits.milliseconds);
  }

  private async ask(task: DrawingTask | typeof LOAD, milliseconds: number): Promise<string> {
    const done = new AbortController();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), milliseconds);
    try {
      const answered = once(this.child, 'message', { signal: done.signal });
      this.child.send(task, () => undefined);
      const answer = await Promise.race([answered, this.ended.then(() => null)]);
      if (answer === null)
        throw new Error(`the process ended before the page was drawn: ${this.said}`);
      const [result] = answer as [DrawingResult];
      if ('failure' in result) throw new Error(result.failure);
      return result.text;
    } finally {
      clearTimeout(timer);
      done.abort();
    }
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
