import { DOCUMENT_LIMIT } from '@mosta/shared/schemas/document.schema';

export type FileProblem = 'notPdf' | 'tooLarge' | 'empty';

/** What every PDF begins with (ISO 32000): some programs write a little before it. */
const PDF_MARK = '%PDF-';
const MARK_WITHIN = 1024;

/** What keeps a file from being sent; null for a PDF that is small enough. The service looks into it again. */
export async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > DOCUMENT_LIMIT) return 'tooLarge';
  try {
    const start = await file.slice(0, MARK_WITHIN).text();
    return start.includes(PDF_MARK) ? null : 'notPdf';
  } catch {
    // moved, or taken back by the system, since it was chosen
    return 'notPdf';
  }
}
