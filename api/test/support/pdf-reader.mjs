import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF from standard input and writes what a reader finds in it: a process of its own, since jest runs no ES modules. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const task = getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 });
const document = await task.promise;
const pages = [];
const tags = [];
const pieces = [];
const actions = [];
const tagsIn = ({ role, children = [] }) => [...(role ? [role] : []), ...children.flatMap(tagsIn)];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  pieces.push(items.map(({ str, transform }) => ({ text: str, x: transform[4] })));
  tags.push(tagsIn((await page.getStructTree()) ?? {}));
  for (const { subtype, url, dest, action } of await page.getAnnotations()) {
    actions.push([subtype, url ?? dest ?? action].join(' '));
  }
  actions.push(...Object.keys((await page.getJSActions()) ?? {}));
  pages.push(items.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join(''));
}
// What would run or open by itself, and files that came along.
for (const found of [
  await document.getJSActions(),
  await document.getOpenAction(),
  await document.getAttachments(),
]) {
  actions.push(...Object.keys(found ?? {}));
}
const { info } = await document.getMetadata();
const { Title: title, Language: language } = info;
process.stdout.write(JSON.stringify({ pages, pieces, tags, actions, title, language }));
await task.destroy();
