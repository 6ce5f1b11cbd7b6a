import { createHash } from 'node:crypto';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import type { Registry } from '@mosta/shared/contract/registry';
import { answerInLanguage } from './answer-in-language';
import {
  type DrawablePage,
  drawablePages,
  versionsAtHand,
  versionsWithData,
} from './drawable-pages';
import type { DrawingTask } from './drawing-task';
import type { DrawnPages, PageName } from './drawn-pages';

/** Milliseconds after which a page that could not be drawn is tried again from the same answers. */
const AGAIN = 60_000;
/** Processes that draw at the same time: as many as a small machine has cores. */
const AT_ONCE = 2;

/** What draws the pages of one version, until it is ended. */
export type Drawing = {
  draw: (task: DrawingTask) => Promise<string>;
  end: () => Promise<void>;
};

/** A text that is the same object for as long as nothing of it changes. */
type Document = { readonly text: string };

type Options = {
  pages: DrawnPages;
  remotesDir: string;
  /** What surrounds the pages, drawn as they are. */
  frames: () => Promise<DrawablePage[]>;
  readRegistry: () => Promise<Registry | null>;
  /** What public calls answer now, by path such as `v1/hotel`. */
  documents: ReadonlyMap<string, () => Promise<Document>>;
  /** Whether builds draw from this answer of a call: such a page shows it already. */
  isBuilt: (call: string, text: string) => boolean;
  /** A page as the build drew it, which is how a program draws it; null where the version has none. */
  readBuilt: (page: DrawablePage) => Promise<string | null>;
  start: (program: string) => Drawing;
  onDrawn: (page: PageName, milliseconds: number) => void;
  onFailure: (page: PageName, error: unknown) => void;
};

/** A page that shows former answers, and what it is to be drawn from. */
type Wanted = { page: DrawablePage; key: string; data: string; documents: readonly Document[] };

/** A page whose latest drawing failed, and since when none succeeded. */
export type FailingPage = PageName & { since: Date };

type Failure = { page: FailingPage; key: string; at: number };

/** Draws the pages whose answers have changed since they were drawn. The last good drawing stays where one fails. */
export class PageDrawer {
  /** Which answers a page was last seen with, as objects, so that an unchanged page costs nothing. */
  private readonly seen = new Map<string, readonly Document[]>();
  private readonly failed = new Map<string, Failure>();
  private readonly running = new Set<Drawing>();
  /** Whether a round has been made: before, nobody knows which pages fail. */
  hasLooked = false;
  private versions = '';
  private retry: Promise<void> | null = null;
  private ended = false;

  constructor(private readonly options: Options) {}

  /**
   * One round: looks at all pages of the versions in use, notes which show former answers, and draws those. What failed before is tried beside: it may take all the time it has, and no other page waits for it.
   */
  async round(): Promise<void> {
    const registry = await this.options.readRegistry();
    if (!registry) return;
    const versions = versionsWithData(registry);
    const frames = await this.options.frames();
    await this.forgetOthers(
      [...frames, ...versions].map(({ baseUrl }) => baseUrl),
      versionsAtHand(registry),
    );
    const sound: Wanted[] = [];
    const doubtful: Wanted[] = [];
    const { remotesDir } = this.options;
    const pages = await Promise.all(versions.map((version) => drawablePages(version, remotesDir)));
    for (const page of [...frames, ...pages.flat()]) {
      const wanted = await this.look(page);
      if (wanted) (this.failed.has(idOf(page)) ? doubtful : sound).push(wanted);
    }
    if (doubtful.length > 0)
      this.retry ??= this.drawAll(doubtful).finally(() => {
        this.retry = null;
      });
    await this.drawAll(sound);
    this.hasLooked = true;
  }

  /** Resolves when what failed before has been tried again. */
  async retried(): Promise<void> {
    await this.retry;
  }

  /** Pages that show former answers because they cannot be drawn. */
  failures(): FailingPage[] {
    return [...this.failed.values()].map(({ page }) => page);
  }

  /** Ends what is being drawn: the service that starts next will draw it. */
  async end(): Promise<void> {
    this.ended = true;
    await Promise.all([...this.running].map((drawing) => drawing.end()));
    await this.retry;
  }

  /** Draws the pages of one version in one process, those of a language before those of the next. */
  private async drawAll(wanted: readonly Wanted[]): Promise<void> {
    const groups = groupsOf(wanted);
    const work = async () => {
      for (let group = groups.shift(); group && !this.ended; group = groups.shift())
        await this.drawGroup(group);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async drawGroup(wanted: readonly Wanted[]): Promise<void> {
    let drawing: Drawing | undefined;
    for (const one of wanted) {
      if (this.ended) break;
      drawing ??= this.start(one.page);
      if (await this.drawPage(one, drawing)) continue;
      // It may have been ended; what else it would draw may be sound.
      await this.finish(drawing);
      drawing = undefined;
    }
    await this.finish(drawing);
  }

  /** @returns false when it could not be drawn */
  private async drawPage(
    { page, key, data, documents }: Wanted,
    drawing: Drawing,
  ): Promise<boolean> {
    const name = idOf(page);
    const began = performance.now();
    try {
      const text = await drawing.draw({
        ...{ path: page.path, language: page.language },
        answers: JSON.parse(data),
      });
      await this.options.pages.keep(page, { key, text, data });
      this.seen.set(name, documents);
      this.failed.delete(name);
      this.options.onDrawn(page, performance.now() - began);
      return true;
    } catch (error) {
      if (this.ended) return false;
      const { baseUrl, language, path } = page;
      const since = this.failed.get(name)?.page.since ?? new Date();
      const failing = { baseUrl, language, path, since };
      this.failed.set(name, { page: failing, key, at: performance.now() });
      this.options.onFailure(page, error);
      return false;
    }
  }

  private start({ program }: DrawablePage): Drawing {
    const drawing = this.options.start(program);
    this.running.add(drawing);
    return drawing;
  }

  private async finish(drawing: Drawing | undefined): Promise<void> {
    if (!drawing) return;
    this.running.delete(drawing);
    await drawing.end();
  }

  /** What a page is to be drawn from; undefined while its drawing shows that already, or cannot be made. */
  private async look(page: DrawablePage): Promise<Wanted | undefined> {
    const documents: Document[] = [];
    for (const call of page.calls) {
      const read = this.options.documents.get(call);
      // A newer remote may ask for what this service does not answer: its page appears as the build drew it.
      if (!read) return undefined;
      documents.push(await read());
    }
    const name = idOf(page);
    const seen = this.seen.get(name);
    if (seen?.every((document, index) => document === documents[index])) return undefined;
    const texts = documents.map(({ text }) => text);
    const answers = page.calls.map((call, index) => {
      const answer = answerInLanguage(texts[index] ?? 'null', page.language);
      return `${JSON.stringify(call)}:${answer}`;
    });
    const data = `{${answers.join()}}`;
    const key = createHash('sha256').update(data).digest('base64url');
    const kept = await this.options.pages.find(page);
    if (!kept && (await this.takeBuilt(page, { key, data, texts }))) {
      this.seen.set(name, documents);
      return undefined;
    }
    const current = kept?.key === key;
    await this.options.pages.mark(page, current);
    if (current) {
      this.seen.set(name, documents);
      this.failed.delete(name);
      return undefined;
    }
    const failed = this.failed.get(name);
    if (failed?.key === key && performance.now() - failed.at < AGAIN) return undefined;
    return { page, key, data, documents };
  }

  /** Keeps a page that the build drew from these answers: they have to come with it, as with one that is drawn here. */
  private async takeBuilt(
    page: DrawablePage,
    { texts, ...drawn }: { key: string; data: string; texts: readonly string[] },
  ): Promise<boolean> {
    const { isBuilt, readBuilt, pages } = this.options;
    if (!page.calls.every((call, index) => isBuilt(call, texts[index] ?? ''))) return false;
    // Every page brings the edition along (0078).
    if (page.calls.every((call) => call === 'v1/edition')) return true;
    const text = await readBuilt(page);
    if (text === null) return false;
    await pages.keep(page, { ...drawn, text });
    return true;
  }

  private async forgetOthers(used: readonly string[], atHand: readonly string[]): Promise<void> {
    const now = [...used, '', ...atHand].join(' ');
    if (now === this.versions) return;
    await this.options.pages.keepOnly(new Set(used), new Set(atHand));
    this.seen.clear();
    this.failed.clear();
    this.versions = now;
  }
}

/** Pages that one process can draw, those of a language before those of the next: a program changes it seldom. */
function groupsOf(wanted: readonly Wanted[]): Wanted[][] {
  const groups = new Map<string, Wanted[]>();
  for (const language of LANGUAGES) {
    for (const one of wanted.filter(({ page }) => page.language === language)) {
      const { program } = one.page;
      groups.set(program, [...(groups.get(program) ?? []), one]);
    }
  }
  return [...groups.values()];
}

function idOf({ baseUrl, language, path }: PageName): string {
  return `${baseUrl} ${language} ${path}`;
}
