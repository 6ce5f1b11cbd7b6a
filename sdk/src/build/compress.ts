import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DESCRIPTOR_FILE, MANIFEST_FILE, PRERENDER_FOLDER } from '@mosta/shared/contract/published';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const SMALLEST = 1024;
const TEXT = /\.(m?js|css|json|svg|html)$/;
/** Filled in by the server or by publishing: a compressed form would be of something else. */
const UNFINISHED = new Set(['index.html', DESCRIPTOR_FILE, MANIFEST_FILE]);

/** Writes a `.br` and a `.gz` beside every text file of the folder that gains from it. */
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
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
