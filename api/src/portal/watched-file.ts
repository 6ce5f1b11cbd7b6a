import { readFile, stat } from 'node:fs/promises';
import { hasCode } from '../platform/error-code';
import { joined } from './joined';

/**
 * A file whose content is kept until it changes on disk. Asked at every request, so that a change is seen
 * by the very next one; a watcher would be late, and is unreliable on network folders.
 */
export class WatchedFile<Content> {
  private seen = '';
  private content: Content | undefined;
  /** The reading under way: later callers wait for it and never get the former content. */
  private reading: Promise<void> = Promise.resolve();
  private readonly stamp = joined(() => stampOf(this.path));

  constructor(
    private readonly path: string,
    private readonly parse: (text: string) => Content,
    private readonly onInvalid: (error: unknown) => void,
  ) {}

  /** The content; the last good one when the file became invalid; undefined when there never was one. */
  async read(): Promise<Content | undefined> {
    const stamp = await this.stamp();
    if (stamp !== this.seen) {
      this.seen = stamp;
      // One after the other: a slow older reading must not put back what was there before.
      if (stamp !== 'absent') this.reading = this.reading.then(() => this.load());
    }
    await this.reading;
    return this.content;
  }

  private async load(): Promise<void> {
    try {
      this.content = this.parse(await readFile(this.path, 'utf8'));
    } catch (error) {
      this.onInvalid(error);
    }
  }
}

async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'absent';
    throw error;
  }
}
