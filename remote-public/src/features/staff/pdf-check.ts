import { STAFF_FILE_LIMIT } from '@mosta/shared/schemas/staff.schema';

const SIGNATURE = '%PDF-';

export type PdfRefusal = 'tooLarge' | 'notPdf' | 'unreadable';

/** Why a chosen file cannot be sent, or null. Checks the first bytes, not the name. */
export async function checkPdf(file: File): Promise<PdfRefusal | null> {
  if (file.size > STAFF_FILE_LIMIT) return 'tooLarge';
  try {
    const head = await file.slice(0, SIGNATURE.length).text();
    return head === SIGNATURE ? null : 'notPdf';
  } catch {
    // the file was moved or became unreadable since it was chosen
    return 'unreadable';
  }
}
