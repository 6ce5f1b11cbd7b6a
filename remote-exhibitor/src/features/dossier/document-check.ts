import { DOCUMENT_LIMIT } from '@mosta/shared/schemas/document.schema';

export type FileProblem = 'notPdf' | 'tooLarge' | 'empty';

/** What every PDF begins with (ISO 32000): some programs write a little before it. */
const PDF_MARK = '%PDF-';
const MARK_WITHIN = 1024;

/** What keeps a file from being sent; null for a PDF that is small enough. The service looks into it again. */
export async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > DOCUMENT_LIMIT) return 'tooLarge';
  const start = await readText(file.slice(0, MARK_WITHIN));
  return start.includes(PDF_MARK) ? null : 'notPdf';
}

/** A file that cannot be read is none that could be sent. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsText(blob, 'latin1');
  });
}
