import MarkdownIt, { type Token } from 'markdown-it';

/** Something a document says, and where. */
export type Mention = {
  line: number;
  text: string;
  /** In a table: the heading of its column. */
  column?: string;
  /** Of a link: what a reader clicks on. */
  label?: string;
};

export type MarkdownDocument = {
  /** From the root of the repository. */
  path: string;
  links: Mention[];
  /** Spans between backticks. */
  code: Mention[];
  /** Lines of code blocks. */
  blocks: Mention[];
  prose: Mention[];
  /** What `#…` may name. */
  anchors: Set<string>;
};

const parser = new MarkdownIt();

/** Collects what a document claims, from its Markdown. */
export function readMarkdown(path: string, source: string): MarkdownDocument {
  const document: MarkdownDocument = {
    path,
    links: [],
    code: [],
    blocks: [],
    prose: [],
    anchors: new Set(),
  };
  let line = 1;
  let heading = false;
  let columns: string[] = [];
  let cell = -1;
  for (const token of parser.parse(source, {})) {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'table_open') columns = [];
    if (token.type === 'table_close') cell = -1;
    if (token.type === 'tr_open') cell = -1;
    if (token.type === 'th_open' || token.type === 'td_open') cell += 1;
    if (token.type === 'heading_open') heading = true;
    if (token.type === 'fence' || token.type === 'code_block') addBlock(document, token, line);
    if (token.type !== 'inline') continue;
    if (heading) document.anchors.add(freeAnchor(document.anchors, plainText(token)));
    heading = false;
    if (cell >= 0 && columns.length <= cell) columns.push(plainText(token));
    addInline(document, token, line, cell < 0 ? undefined : columns[cell]);
  }
  return document;
}

function addBlock({ blocks }: MarkdownDocument, token: Token, line: number): void {
  const first = token.type === 'fence' ? line + 1 : line;
  for (const [offset, text] of token.content.trimEnd().split('\n').entries()) {
    blocks.push({ line: first + offset, text });
  }
}

function addInline(document: MarkdownDocument, token: Token, start: number, column?: string): void {
  let line = start;
  for (const [index, child] of (token.children ?? []).entries()) {
    const place = column === undefined ? { line } : { line, column };
    if (child.type === 'softbreak') line += 1;
    if (child.type === 'code_inline') document.code.push({ ...place, text: child.content });
    if (child.type === 'text') document.prose.push({ ...place, text: child.content });
    const target = child.type === 'link_open' ? child.attrGet('href') : null;
    if (target) {
      const label = labelOf(token.children ?? [], index);
      document.links.push({ ...place, text: decodeURI(String(target)), label });
    }
  }
}

/** The words between the beginning of a link, at `start`, and its end. */
function labelOf(tokens: Token[], start: number): string {
  const end = tokens.findIndex(({ type }, index) => index > start && type === 'link_close');
  return tokens
    .slice(start + 1, end)
    .map(({ content }) => content)
    .join('');
}

function plainText(token: Token): string {
  return (token.children ?? []).map(({ content }) => content).join('');
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** A repeated heading's anchor is numbered. */
function freeAnchor(taken: Set<string>, heading: string): string {
  const anchor = anchorOf(heading);
  let number = 0;
  while (taken.has(number === 0 ? anchor : `${anchor}-${number}`)) number += 1;
  return number === 0 ? anchor : `${anchor}-${number}`;
}
