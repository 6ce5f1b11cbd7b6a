import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const READER = fileURLToPath(new URL('../../api/test/support/pdf-reader.mjs', import.meta.url));

/** What a printed document says and how large it is. */
type PrintedDocument = {
  /** The text of each page. */
  pages: string[];
  /** Width and height of the pages, in whole millimetres; each size once. */
  sizes: string[];
};

/** Reads a PDF that the browser printed. */
export async function readPdf(bytes: Buffer): Promise<PrintedDocument> {
  const reader = spawn(process.execPath, [READER], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.end(bytes);
  const { pages }: { pages: string[] } = JSON.parse(await text(reader.stdout));
  const boxes = bytes.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  const millimetres = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72);
  const sizes = [...boxes].map(
    ([, width, height]) => `${millimetres(width)} x ${millimetres(height)}`,
  );
  return { pages, sizes: [...new Set(sizes)] };
}
