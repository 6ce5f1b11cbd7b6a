import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import * as v from 'valibot';

const PREFIX = '/remotes/';
const jsonSchema = v.pipe(v.string(), v.parseJson());

/** Reads federation manifests of published versions; versions are immutable, so each is read once. */
export class ManifestReader {
  private readonly known = new Map<string, unknown>();

  constructor(private readonly remotesDir: string) {}

  /** The manifest at an address of this server; undefined for another server's, or one that cannot be read: the page then fetches it itself. */
  async read(url: string): Promise<unknown> {
    if (!url.startsWith(PREFIX)) return undefined;
    if (this.known.has(url)) return this.known.get(url);
    const path = normalize(join(this.remotesDir, url.slice(PREFIX.length)));
    if (!path.startsWith(this.remotesDir + sep)) return undefined;
    try {
      const manifest: unknown = v.parse(jsonSchema, await readFile(path, 'utf8'));
      this.known.set(url, manifest);
      return manifest;
    } catch {
      return undefined;
    }
  }
}
