import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import { DRAWING_PROGRAM, REMOTES_PATH } from '@mosta/shared/contract/published';
import { type Registry, type RegistryVersion, versionOf } from '@mosta/shared/contract/registry';
import { isContained } from '../contained';
import type { DrawingTask } from './drawing-task';
import type { DrawnPages, PageName } from './drawn-pages';

/** Milliseconds after which a page that could not be drawn is tried again from the same answers. */
const AGAIN = 60_000;

/** What draws the pages of one version in one language, until it is ended. */
export type Drawing = {
  draw: (task: DrawingTask) => Promise<string>;
  end: () => Promise<void>;
};

/** A text that is the same object for as long as nothing of it changes. */
type Document = { readonly text: string };

type Options = {
  pages: DrawnPages;
  remotesDir: string;
  readRegistry: () => Promise<Registry | null>;
  /** What public calls answer now, by path such as `v1/hotel`. */
  documents: ReadonlyMap<string, () => Promise<Document>>;
  start: (program: string, language: Language) => Drawing;
  onDrawn: (page: PageName, milliseconds: number) => void;
  onFailure: (page: PageName, error: unknown) => void;
};

type Page = PageName & { calls: readonly string[] };

/** Draws the pages whose answers have changed since they were drawn. The last good drawing stays where one fails. */
export class PageDrawer {
  /** Which answers a page was last seen with, as objects, so that an unchanged page costs nothing. */
  private readonly seen = new Map<string, readonly Document[]>();
  private readonly failed = new Map<string, { key: string; at: number }>();
  private versions = '';

  constructor(private readonly options: Options) {}

  /** One round: looks at all pages of the versions in use, and draws what has changed, one after the other. */
  async round(): Promise<void> {
    const registry = await this.options.readRegistry();
    if (!registry) return;
    const versions = versionsInUse(registry);
    await this.forgetOthers(versions);
    for (const version of versions) {
      const program = await this.programOf(version);
      if (!program) continue;
      for (const language of LANGUAGES) await this.drawPages(version, program, language);
    }
  }

  private async drawPages(
    version: RegistryVersion,
    program: string,
    language: Language,
  ): Promise<void> {
    let drawing: Drawing | undefined;
    try {
      for (const page of pagesOf(version, language)) {
        const wanted = await this.look(page);
        if (!wanted) continue;
        const { key, data, documents } = wanted;
        const name = idOf(page);
        const began = performance.now();
        try {
          drawing ??= this.options.start(program, language);
          const text = await drawing.draw({ path: page.path, answers: JSON.parse(data) });
          await this.options.pages.keep(page, { key, text, data });
          this.seen.set(name, documents);
          this.failed.delete(name);
          this.options.onDrawn(page, performance.now() - began);
        } catch (error) {
          this.failed.set(name, { key, at: performance.now() });
          this.options.onFailure(page, error);
          // It may have been ended; what else it would draw may be sound.
          await drawing?.end();
          drawing = undefined;
        }
      }
    } finally {
      await drawing?.end();
    }
  }

  /** What a page is to be drawn from; undefined while its drawing shows that already, or cannot be made. */
  private async look(page: Page) {
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
    const data = `{${page.calls.map((call, index) => `${JSON.stringify(call)}:${texts[index]}`).join()}}`;
    const key = createHash('sha256').update(data).digest('base64url');
    if ((await this.options.pages.find(page))?.key === key) {
      this.seen.set(name, documents);
      return undefined;
    }
    const failed = this.failed.get(name);
    if (failed?.key === key && performance.now() - failed.at < AGAIN) return undefined;
    return { key, data, documents };
  }

  /** Path of a version's program, once links are followed; undefined where it ships none, or lies elsewhere. */
  private async programOf({ baseUrl }: RegistryVersion): Promise<string | undefined> {
    const { remotesDir } = this.options;
    if (!baseUrl.startsWith(REMOTES_PATH)) return undefined;
    const path = baseUrl.slice(REMOTES_PATH.length) + DRAWING_PROGRAM;
    const file = join(remotesDir, path);
    if (!existsSync(file) || !(await isContained(remotesDir, path))) return undefined;
    return realpath(file);
  }

  private async forgetOthers(versions: readonly RegistryVersion[]): Promise<void> {
    const baseUrls = versions.map(({ baseUrl }) => baseUrl);
    const now = baseUrls.join(' ');
    if (now === this.versions) return;
    await this.options.pages.keepOnly(new Set(baseUrls));
    this.seen.clear();
    this.failed.clear();
    this.versions = now;
  }
}

/** Versions that visitors may get, and that have pages with data. */
function versionsInUse({ remotes }: Registry): RegistryVersion[] {
  return Object.values(remotes)
    .filter(({ enabled }) => enabled)
    .flatMap((remote) =>
      [remote.active, ...(remote.canary ? [remote.canary.version] : [])].map((name) =>
        versionOf(remote, name),
      ),
    )
    .filter((version) => version !== undefined)
    .filter(({ descriptor }) => drawnRoutes(descriptor).length > 0);
}

function pagesOf({ baseUrl, descriptor }: RegistryVersion, language: Language): Page[] {
  return drawnRoutes(descriptor).map(({ path, data }) => ({
    baseUrl,
    language,
    path,
    calls: data,
  }));
}

/** Routes that are drawn from data: the site's public pages that say what they show. */
function drawnRoutes({ routes }: RegistryVersion['descriptor']) {
  return routes.flatMap(({ path, data, prerender, guarded, frame }) =>
    data && prerender && !guarded && frame === 'site' ? [{ path, data }] : [],
  );
}

function idOf({ baseUrl, language, path }: PageName): string {
  return `${baseUrl} ${language} ${path}`;
}
