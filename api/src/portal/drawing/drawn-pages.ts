import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@mosta/shared/contract/languages';
import { routeSlug } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import { hasCode } from '../../platform/error-code';
import { type DrawnPage, parsePage } from '../drawn-page';

/** Which page: of a version, named by its base URL. */
export type PageName = { baseUrl: string; language: Language; path: string };

/** A page as it was drawn last, and from what. */
export type KeptDrawing = DrawnPage & {
  /** Says from which answers it was drawn. */
  key: string;
  /** The answers as JSON, by path of their call. */
  data: string;
  /** Whether the calls answered the same when they were last looked at. */
  current: boolean;
};

const fileSchema = v.object({ key: v.string(), text: v.string(), data: v.string() });

/**
 * The last good drawing of each page, in memory and in a folder, so that a service that starts has them at once. What the
 * folder holds beside them is removed with the versions that are in use no more.
 */
export class DrawnPages {
  private readonly pages = new Map<string, KeptDrawing | null>();

  constructor(private readonly folder: string) {}

  /** The same object until the page is drawn again, or its answers are found to have changed. */
  async find(name: PageName): Promise<KeptDrawing | null> {
    const file = fileOf(name);
    const known = this.pages.get(file);
    if (known !== undefined) return known;
    const read = await this.read(file);
    // Another may have been drawn while the file was read.
    const current = this.pages.get(file) ?? read;
    this.pages.set(file, current);
    return current;
  }

  /** @throws Error for a text that no program of the portal's own draws */
  async keep(name: PageName, drawn: { key: string; text: string; data: string }): Promise<void> {
    const file = fileOf(name);
    const page = { ...parse(drawn), current: true };
    const place = join(this.folder, file);
    const draft = join(this.folder, `.${randomUUID()}`);
    await mkdir(join(place, '..'), { recursive: true });
    await writeFile(draft, JSON.stringify(drawn));
    await rename(draft, place);
    this.pages.set(file, page);
  }

  /** Notes whether a page's calls still answer what it was drawn from. */
  async mark(name: PageName, current: boolean): Promise<void> {
    const page = await this.find(name);
    if (page && page.current !== current) this.pages.set(fileOf(name), { ...page, current });
  }

  /**
   * Forgets the pages of all versions but these.
   * @param resting versions that may be used again: nobody looks at what their pages' calls answer until then
   */
  async keepOnly(used: ReadonlySet<string>, resting: ReadonlySet<string>): Promise<void> {
    const inUse = new Set([...used].map(folderOf));
    const kept = new Set([...inUse, ...[...resting].map(folderOf)]);
    for (const [file, page] of this.pages) {
      const [folder = ''] = file.split('/');
      if (!kept.has(folder)) this.pages.delete(file);
      else if (page?.current && !inUse.has(folder))
        this.pages.set(file, { ...page, current: false });
    }
    const present = await readdir(this.folder).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
    await Promise.all(
      present
        .filter((folder) => !kept.has(folder))
        .map((folder) => rm(join(this.folder, folder), { recursive: true, force: true })),
    );
  }

  private async read(file: string): Promise<KeptDrawing | null> {
    try {
      const text = await readFile(join(this.folder, file), 'utf8');
      // What the calls answer may have changed while the service was off.
      return { ...parse(v.parse(fileSchema, JSON.parse(text))), current: false };
    } catch {
      // None yet, or a file that is broken: the page is drawn again.
      return null;
    }
  }
}

function parse({
  key,
  text,
  data,
}: v.InferOutput<typeof fileSchema>): Omit<KeptDrawing, 'current'> {
  return { ...parsePage(text), key, data };
}

/** A base URL has characters that no folder's name may have. */
function folderOf(baseUrl: string): string {
  return createHash('sha256').update(baseUrl).digest('hex').slice(0, 24);
}

function fileOf({ baseUrl, language, path }: PageName): string {
  return `${folderOf(baseUrl)}/${language}/${routeSlug(path)}.json`;
}
