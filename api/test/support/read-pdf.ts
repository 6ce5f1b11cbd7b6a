import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { API_ROOT } from '../../src/config';

const documentSchema = v.object({
  /** The text of each page, as it can be selected. */
  pages: v.array(v.string()),
  /** The pieces of text of each page, and how far each stands from the left edge. */
  pieces: v.array(v.array(v.object({ text: v.string(), x: v.number() }))),
  /** What the pieces of each page are to whoever has it read aloud, in the sequence of reading. */
  tags: v.array(v.array(v.string())),
  /** Links, scripts, and what else a reader would do rather than show. */
  actions: v.array(v.string()),
  title: v.string(),
  language: v.nullable(v.string()),
});

/** What a reader finds in a document. */
export async function readPdf(bytes: Uint8Array): Promise<v.InferOutput<typeof documentSchema>> {
  const reader = spawn(process.execPath, [join(API_ROOT, 'test/support/pdf-reader.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(bytes);
  return v.parse(documentSchema, JSON.parse(await text(reader.stdout)));
}
