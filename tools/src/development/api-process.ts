import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { API_DIR, ROOT, SHARED_DIR } from '../project';
import { whenReady } from '../services/server';

/** Changes that come together are one. */
const GATHER_MS = 100;
const SOURCES = [
  join(API_DIR, 'src'),
  join(ROOT, 'plan', 'src'),
  ...['contract', 'schemas', 'domain'].map((room) => join(SHARED_DIR, 'src', room)),
];

type Options = {
  port: number;
  env: Record<string, string>;
  /** Told after each restart, once the service answers again. */
  onRestart: () => void;
  print: (line: string) => void;
};

/** The service from its sources, started anew when they change. */
export class ApiProcess {
  private child: ChildProcess | undefined;
  private readonly watchers: FSWatcher[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** What is under way: one start or restart at a time. */
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** @throws UserError when the service ends before it is ready */
  async start(): Promise<void> {
    await this.launch();
    for (const folder of SOURCES) {
      const watcher = watch(folder, { recursive: true }, (_event, file) => {
        if (file && !/\.test\.tsx?$/.test(file)) this.restartSoon();
      });
      this.watchers.push(watcher);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.close();
    await this.work;
    await this.end();
  }

  private restartSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.work = this.work.then(() => this.restart());
    }, GATHER_MS);
  }

  private async restart(): Promise<void> {
    if (this.stopped) return;
    const { print, onRestart } = this.options;
    await this.end();
    try {
      await this.launch();
      print('✓ Service redémarré');
      onRestart();
    } catch (error) {
      // the next change starts it again
      print(error instanceof Error ? error.message : String(error));
    }
  }

  private async launch(): Promise<void> {
    const { port, env } = this.options;
    this.child = spawn(process.execPath, ['--import', 'tsx', join('src', 'main.ts')], {
      cwd: API_DIR,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Ctrl-C reaches this process alone, which ends the service in its turn.
      detached: true,
      env: { ...process.env, PORT: String(port), ...env },
    });
    await whenReady(this.child, port);
  }

  private async end(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
