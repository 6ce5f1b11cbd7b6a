import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { REMOTES_PATH } from '@mosta/shared/contract/published';
import { isContained } from './contained';

/** More files than the pages of all active versions; older ones make room. */
const MOST = 500;

/** Reads files of published versions; versions are immutable, so each is read once. */
export class VersionFiles<Content> {
  private readonly known = new Map<string, Content>();

  constructor(
    private readonly remotesDir: string,
    private readonly parse: (text: string) => Content,
  ) {}

  /** The file at an address of this server; undefined for another server's, or one that cannot be read. */
  async read(url: string): Promise<Content | undefined> {
    if (!url.startsWith(REMOTES_PATH)) return undefined;
    const known = this.known.get(url);
    if (known !== undefined) return known;
    const path = normalize(join(this.remotesDir, url.slice(REMOTES_PATH.length)));
    if (!path.startsWith(this.remotesDir + sep)) return undefined;
    try {
      if (!(await isContained(this.remotesDir, url.slice(REMOTES_PATH.length)))) return undefined;
      const content = this.parse(await readFile(path, 'utf8'));
      this.keep(url, content);
      return content;
    } catch {
      return undefined;
    }
  }

  private keep(url: string, content: Content): void {
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= MOST) this.known.delete(oldest);
    this.known.set(url, content);
  }
}
