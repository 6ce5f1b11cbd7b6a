import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF from standard input and writes what a reader finds in it: a process of its own, since jest runs no ES modules. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const task = getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 });
const document = await task.promise;
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  pages.push(items.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join(''));
}
const { info } = await document.getMetadata();
process.stdout.write(JSON.stringify({ pages, title: info.Title, language: info.Language }));
await task.destroy();
