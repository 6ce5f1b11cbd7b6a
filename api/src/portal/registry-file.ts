import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@mosta/release/registry-store';
import {
  LAST_GOOD_REGISTRY_FILE,
  REGISTRY_FILE,
  REMOTES_FOLDER,
} from '@mosta/shared/contract/published';
import { emptyRegistry, type Registry } from '@mosta/shared/contract/registry';
import { type Trouble, WatchedFile } from './watched-file';

/** The registry that pages are made of, and what is wrong with its file. */
export type RegistryReading =
  | { registry: Registry; trouble: Trouble | null }
  /** Nothing can be said of any address: neither the file nor the copy of the last good one can be read. */
  | { registry: null; trouble: Trouble };

/** As the service's own log. */
type Log = Record<'error' | 'warn', (details: { err: unknown }, message: string) => void>;

type Content = { registry: Registry; text: string };

/**
 * The portal's registry. While its file is broken or gone, the last good one stays: that of this process, or, for one
 * that starts meanwhile, the copy that lies beside the file. Each good registry is copied there.
 */
export class RegistryFile {
  private readonly file: WatchedFile<Content>;
  private readonly copy: WatchedFile<Content>;
  private readonly none = emptyRegistry(new Date());
  private copied: Content | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly log: Log,
  ) {
    const watch = (name: string, message: string) =>
      new WatchedFile(join(dataDir, name), parse, (error) => log.error({ err: error }, message));
    this.file = watch(REGISTRY_FILE, 'the registry is invalid; the last good one stays');
    this.copy = watch(LAST_GOOD_REGISTRY_FILE, 'the copy of the last good registry is invalid');
  }

  /** The registry, the same object until its file changes. */
  readonly read = async (): Promise<RegistryReading> => {
    const content = await this.file.read();
    const trouble = this.file.problem;
    if (content !== undefined) {
      if (trouble === null) await this.keepCopy(content);
      return { registry: content.registry, trouble };
    }
    const last = await this.copy.read();
    if (last !== undefined) return { registry: last.registry, trouble };
    // No registry, and no version of any remote: nothing was ever published here.
    if (trouble !== 'invalid' && !existsSync(join(this.dataDir, REMOTES_FOLDER)))
      return { registry: this.none, trouble: null };
    return { registry: null, trouble: trouble ?? 'missing' };
  };

  private async keepCopy(content: Content): Promise<void> {
    if (content === this.copied) return;
    this.copied = content;
    if (isEmpty(content.registry)) return;
    const draft = join(this.dataDir, `.registry-${randomUUID()}.json`);
    try {
      await writeFile(draft, content.text);
      await rename(draft, join(this.dataDir, LAST_GOOD_REGISTRY_FILE));
    } catch (error) {
      this.log.warn({ err: error }, 'the registry could not be copied');
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }
}

/** Whether nothing was published yet. */
export function isEmpty({ remotes }: Registry): boolean {
  return Object.keys(remotes).length === 0;
}

function parse(text: string): Content {
  return { registry: parseRegistry(text), text };
}
