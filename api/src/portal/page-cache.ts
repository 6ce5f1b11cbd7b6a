import type { InlineHashes } from '@mosta/release/page/inline-hashes';
import { LRUCache } from 'lru-cache';
import { KeptBody } from '../platform/http/kept-body';
import { type PageRequest, renderPage } from './page';

/** Bytes of all kept pages together; those that were asked for longest ago make room. */
const MOST_BYTES = 48 * 1024 * 1024;
/** A page stays so many milliseconds: what could not be read for a moment is then read again. */
const KEPT = 60_000;

export type KeptPage = { status: number; hashes: InlineHashes; body: KeptBody };

/** A page that nobody else gets, or that nobody may find again. */
export async function makePage(request: PageRequest): Promise<KeptPage> {
  const { status, hashes, html } = await renderPage(request);
  return { status, hashes, body: new KeptBody(html) };
}

/** What a page is made of. Objects are told apart by identity: a file that changed is read into another object. */
export type PageParts = readonly (object | string | boolean | undefined)[];

/**
 * Pages as they are sent, each assembled and compressed once for everybody who gets the same. A key names all that a
 * page is made of, so a page of a former registry or build is never found again, and makes room in time.
 */
export class PageCache {
  private readonly numbers = new WeakMap<object, number>();
  private last = 0;
  private readonly pages: LRUCache<string, KeptPage, PageRequest>;

  constructor(mostBytes = MOST_BYTES) {
    this.pages = new LRUCache({
      maxSize: mostBytes,
      ttl: KEPT,
      // The text itself and its two compressed forms, a third of it at most.
      sizeCalculation: ({ body }) => Math.ceil(body.bytes * 1.4) + 1,
      fetchMethod: (_key, _stale, { context }) => makePage(context),
    });
  }

  /** The page of these parts, assembled when nobody has asked for it before. */
  page(parts: PageParts, request: PageRequest): Promise<KeptPage> {
    const key = JSON.stringify(
      parts.map((part) => (typeof part === 'object' ? this.numberOf(part) : part)),
    );
    return this.pages.forceFetch(key, { context: request });
  }

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.pages.calculatedSize;
  }

  private numberOf(part: object): number {
    const known = this.numbers.get(part);
    if (known !== undefined) return known;
    this.last += 1;
    this.numbers.set(part, this.last);
    return this.last;
  }
}
