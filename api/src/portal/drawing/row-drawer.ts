import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { rowCall } from '@mosta/shared/contract/rows';
import { LRUCache } from 'lru-cache';
import { parsePage } from '../drawn-page';
import type { KeptDrawing, PageName } from './drawn-pages';
import type { Drawing, FailingPage } from './page-drawer';
import type { Row } from './row-lists';
import { RowWorker } from './row-worker';

/** Bytes of all kept drawings together; those that were asked for longest ago make room. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Milliseconds that a request waits for a drawing. */
const PATIENCE = 1500;
/** The same where the row is shown by no other page: a process that has to start takes longer than that. */
const LONG_PATIENCE = 5000;
/** Drawings that wait for one process; a request beyond them does without. */
const MOST_WAITING = 32;
/** Processes that stay ready for the next row, one for a version. */
const MOST_WORKERS = 3;
/** Milliseconds that a process stays ready. */
const IDLE = 60_000;
/** Milliseconds after which a row that could not be drawn is tried again as it is. */
const AGAIN = 60_000;
/** A failure is told for so long after the last try. */
const TOLD = 10 * AGAIN;
const MOST_FAILURES = 100;

/** A row's page of one version and language. `path` is its address, with the row's parameter. */
export type RowPage = PageName & {
  program: string;
  list: string;
  /** The call that answers the row, where it is not that of a list's row. */
  call?: string | undefined;
  /** Answers of other calls that the page shows, as JSON by path. */
  beside?: Readonly<Record<string, string>> | undefined;
  /** Nothing of the row stands elsewhere: a request waits as long as a drawing may take. */
  alone?: boolean | undefined;
};

type Options = {
  start: (program: string) => Drawing;
  onDrawn: (page: PageName, milliseconds: number) => void;
  onFailure: (page: PageName, error: unknown) => void;
  mostBytes?: number;
  patience?: number;
};

type Failure = { page: FailingPage; key: string; at: number };

/**
 * Pages of single rows, drawn when they are first asked for, and again when they are asked for after their row has changed:
 * however many rows there are, no round of drawings is longer for them (docs/decisions/0065).
 */
export class RowDrawer {
  private readonly kept: LRUCache<string, KeptDrawing>;
  private readonly pending = new Map<string, Promise<KeptDrawing | null>>();
  private readonly failed = new LRUCache<string, Failure>({ max: MOST_FAILURES, ttl: TOLD });
  private readonly workers: LRUCache<string, RowWorker>;
  private readonly ending = new Set<RowWorker>();
  private ended = false;

  constructor(private readonly options: Options) {
    this.kept = new LRUCache({
      maxSize: options.mostBytes ?? MOST_BYTES,
      // Two bytes a letter, as Arabic takes.
      sizeCalculation: ({ css, html, data }) => 2 * (css.length + html.length + data.length) + 1,
    });
    this.workers = new LRUCache({
      ...{ max: MOST_WORKERS, ttl: IDLE, updateAgeOnGet: true },
      dispose: (worker) => this.dismiss(worker),
    });
  }

  /** The drawing of a row as it is now; its former one, or null, where it cannot be had in a moment. */
  async find(page: RowPage, row: Row): Promise<KeptDrawing | null> {
    const name = nameOf(page);
    const kept = this.kept.get(name);
    const key = keyOf(page, row);
    if (kept?.key === key) return kept;
    const drawn = await this.drawSoon(page, row);
    if (drawn) return drawn;
    const former = this.kept.get(name);
    if (!former?.current || former.key === key) return former ?? null;
    const marked = { ...former, current: false };
    this.kept.set(name, marked);
    return marked;
  }

  /** Rows that could not be drawn when they were last asked for. */
  failures(): FailingPage[] {
    return [...this.failed.values()].map(({ page }) => page);
  }

  /** Ends the processes that nobody has needed for a while. */
  endIdle(): void {
    this.workers.purgeStale();
  }

  /** Ends what is being drawn. */
  async end(): Promise<void> {
    this.ended = true;
    this.workers.clear();
    await Promise.all([...this.ending].map((worker) => worker.end()));
  }

  /** @returns null where it fails, or takes longer than a request waits; it is then kept for the next request */
  private async drawSoon(page: RowPage, row: Row): Promise<KeptDrawing | null> {
    const name = nameOf(page);
    const failure = this.failed.get(name);
    const key = keyOf(page, row);
    const again = failure?.key !== key || performance.now() - failure.at >= AGAIN;
    if (this.ended || !again) return null;
    const wanted = `${name} ${key}`;
    let drawing = this.pending.get(wanted);
    if (!drawing) {
      const worker = this.workerOf(page);
      if (worker.waiting >= MOST_WAITING) return null;
      drawing = this.draw(page, row, worker).finally(() => this.pending.delete(wanted));
      this.pending.set(wanted, drawing);
    }
    const enough = new AbortController();
    const usual = page.alone ? LONG_PATIENCE : PATIENCE;
    const patience = wait(this.options.patience ?? usual, null, enough).catch(() => null);
    try {
      return await Promise.race([drawing, patience]);
    } finally {
      enough.abort();
    }
  }

  private async draw(page: RowPage, row: Row, worker: RowWorker): Promise<KeptDrawing | null> {
    const name = nameOf(page);
    const key = keyOf(page, row);
    const began = performance.now();
    try {
      const data = answersOf(page, row);
      const text = await worker.draw({
        ...{ path: page.path, language: page.language },
        answers: JSON.parse(data),
      });
      const drawn = { ...parsePage(text), key, data, current: true };
      this.kept.set(name, drawn);
      this.failed.delete(name);
      this.options.onDrawn(page, performance.now() - began);
      return drawn;
    } catch (error) {
      if (this.ended) return null;
      const { baseUrl, language, path } = page;
      const since = this.failed.get(name)?.page.since ?? new Date();
      const failing = { baseUrl, language, path, since };
      this.failed.set(name, { page: failing, key, at: performance.now() });
      this.options.onFailure(page, error);
      return null;
    }
  }

  private workerOf({ program }: RowPage): RowWorker {
    const ready = this.workers.get(program);
    if (ready) return ready;
    const worker = new RowWorker(() => this.options.start(program));
    this.workers.set(program, worker);
    return worker;
  }

  /** What waits for a process is drawn before it ends. */
  private dismiss(worker: RowWorker): void {
    this.ending.add(worker);
    void worker.endWhenDone().finally(() => this.ending.delete(worker));
  }
}

/** All that a page is drawn from, as JSON. */
function answersOf({ list, call, beside }: RowPage, { id, text }: Row): string {
  const texts = { [call ?? rowCall(list, id)]: text, ...beside };
  return `{${Object.entries(texts)
    .map(([call, answer]) => `${JSON.stringify(call)}:${answer}`)
    .join()}}`;
}

/** The row itself is most pages' only answer: its text is no second time in memory. */
const keyOf = ({ beside }: RowPage, { text }: Row): string =>
  beside
    ? createHash('sha256')
        .update(JSON.stringify([text, beside]))
        .digest('base64url')
    : text;

function nameOf({ baseUrl, language, path }: PageName): string {
  return `${baseUrl} ${language} ${path}`;
}
