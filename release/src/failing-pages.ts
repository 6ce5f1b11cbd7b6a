import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from './error-code';
import { writeWhole } from './write-whole';

/** File of the data folder in which a service says which pages it cannot draw; there is none while it can draw all. */
const FAILING_PAGES_FILE = 'failing-pages.json';

const failingPagesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      /** Of the version whose page it is. */
      baseUrl: v.string(),
      language: v.string(),
      /** Address of the page, with the parameter of its row where it is a row's. */
      path: v.string(),
      /** Since when none of its drawings has succeeded: an ISO timestamp. */
      since: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
);
export type FailingPages = v.InferOutput<typeof failingPagesSchema>;

/** Pages that could not be drawn when a service of this folder last looked; none where the file says nothing. */
export async function readFailingPages(dataDir: string): Promise<FailingPages> {
  try {
    const text = await readFile(join(dataDir, FAILING_PAGES_FILE), 'utf8');
    const read = v.safeParse(failingPagesSchema, text);
    // A broken file is written anew by the service; what it would say is no reason to hide the rest of the status.
    return read.success ? read.output : [];
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

export async function writeFailingPages(dataDir: string, pages: FailingPages): Promise<void> {
  const file = join(dataDir, FAILING_PAGES_FILE);
  if (pages.length === 0) return rm(file, { force: true });
  const draft = `${file}.${randomUUID()}`;
  await writeWhole(draft, `${JSON.stringify(pages)}\n`);
  await rename(draft, file);
}
