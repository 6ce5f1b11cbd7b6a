import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FACADE_TYPES_FILE } from '@mosta/release/requirements';
import { DESCRIPTOR_FILE, MANIFEST_FILE, PRERENDER_FOLDER } from '@mosta/shared/contract/published';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST_FORM = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
};

/** Below this many bytes compression costs more than it saves. */
const SMALLEST = 1024;
const TEXT = /\.(m?js|css|json|svg|html)$/;
/** Filled in by the server or by publishing: a compressed form would be of something else. */
const UNFINISHED = new Set(['index.html', DESCRIPTOR_FILE, MANIFEST_FILE]);
/** Large, and fetched by teams now and then: brotli would take two seconds of every build for it. */
const ZIPPED_ALONE = new Set([FACADE_TYPES_FILE]);

/** Writes a `.br` and a `.gz` beside every text file of the folder that gains from it; some have the `.gz` alone. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !UNFINISHED.has(entry.name))
    // The server puts these into pages and never sends them as files.
    .filter((entry) => !relative(folder, entry.parentPath).startsWith(PRERENDER_FOLDER))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const zipped = async () => writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  if (ZIPPED_ALONE.has(basename(file))) return zipped();
  const smallest = async () => writeFile(`${file}.br`, await brotli(content, SMALLEST_FORM));
  await Promise.all([zipped(), smallest()]);
}
