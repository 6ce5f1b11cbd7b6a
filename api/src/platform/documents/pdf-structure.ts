import { drawFromStart } from './pdf-direction';

/** The library's own name for a document: `pdf.ts` opens the structure, and is not imported here. */
type Pdf = PDFKit.PDFDocument;

/** What a piece of a document is, for whoever has it read aloud (ISO 32000-1, 14.8.4). */
export type ContainerTag = 'Sect' | 'Table' | 'TR' | 'TD' | 'TH' | 'L' | 'LI';
export type LeafTag = 'H1' | 'H2' | 'P' | 'Figure' | 'LBody';
type Tag = ContainerTag | LeafTag | 'Document';

/** Beyond the letters that are drawn: a whole text that is drawn in pieces, or what a picture shows. */
type Meaning = {
  actual?: string;
  alt?: string;
  scope?: 'Column' | 'Row';
  /** Of its texts, where that is not the document's language. */
  lang?: string;
};

/** Where the next piece belongs. Reading follows the sequence of drawing. */
const parents = new WeakMap<Pdf, PDFKit.PDFStructureElement>();

export function openStructure(pdf: Pdf): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  parents.set(pdf, root);
}

/** A piece made of others: what `draw` draws belongs to it. */
export function inside<T>(pdf: Pdf, tag: ContainerTag, draw: () => T, meaning?: Meaning): T {
  const outer = parents.get(pdf);
  parents.set(pdf, append(pdf, tag, meaning));
  try {
    return draw();
  } finally {
    if (outer) parents.set(pdf, outer);
  }
}

/** A piece that holds what `draw` draws, and no other piece. */
export function piece(pdf: Pdf, tag: LeafTag, draw: () => void, meaning?: Meaning): void {
  append(pdf, tag, meaning, draw);
}

/** Shapes that say nothing, such as lines and backgrounds, placed from the start of the page. */
export function ornament(pdf: Pdf, draw: () => void): void {
  unread(pdf, () => drawFromStart(pdf, draw));
}

/** What is passed over when the document is read: ornaments, and texts that every page repeats. */
export function unread(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
}

function append(pdf: Pdf, tag: Tag, meaning: Meaning = {}, draw?: () => void) {
  const parent = parents.get(pdf);
  if (!parent) throw new Error('The document has no structure yet');
  const element = draw ? pdf.struct(tag, meaning, draw) : pdf.struct(tag, meaning);
  parent.add(element);
  return element;
}
