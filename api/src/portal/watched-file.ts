import { readFile, stat } from 'node:fs/promises';
import { hasCode, isSystemError } from '../platform/error-code';
import { joined } from './joined';

/** Why the content is not what the file says: there is no file, or it cannot be understood. */
export type Trouble = 'missing' | 'invalid';

/**
 * A file whose content is kept until it changes on disk. Asked at every request, so that a change is seen
 * by the very next one; a watcher would be late, and is unreliable on network folders.
 */
export class WatchedFile<Content> {
  private seen = '';
  private content: Content | undefined;
  private trouble: Trouble | null = null;
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
      this.reading = this.reading.then(() => this.load(stamp));
    }
    await this.reading;
    return this.content;
  }

  /** What was wrong with the file when it was read last. */
  get problem(): Trouble | null {
    return this.trouble;
  }

  private async load(stamp: string): Promise<void> {
    if (stamp === 'absent') {
      this.trouble = 'missing';
      return;
    }
    try {
      this.content = this.parse(await readFile(this.path, 'utf8'));
      this.trouble = null;
    } catch (error) {
      this.trouble = 'invalid';
      // What the system refused (too many open files, a network folder away) may be well at the next request.
      if (isSystemError(error)) this.seen = '';
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
