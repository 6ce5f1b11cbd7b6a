import type { Printer } from '../../platform/documents/printer';
import type { Template } from '../../platform/documents/template';
import { AppError } from '../../platform/http/app-error';
import type { Outcome } from './hall-tasks';

/** Reads drawings in the threads that draw documents, where time and memory are bounded. */
export function hallReader(printer: Printer) {
  /** @throws AppError HALL_REFUSED, HALL_TOO_HEAVY, DOCUMENTS_BUSY */
  return async function read<Content, T>(
    template: Template<Content>,
    content: Content,
  ): Promise<T> {
    const bytes = await printer.print(template, content).catch((error: unknown) => {
      const failed = error instanceof AppError && error.code === 'DOCUMENT_FAILED';
      throw failed ? new AppError('HALL_TOO_HEAVY') : error;
    });
    const outcome: Outcome<T> = JSON.parse(bytes.toString());
    if ('read' in outcome) return outcome.read;
    const { code, message } = outcome.refused;
    throw new AppError('HALL_REFUSED', { detail: message, errors: [{ path: code, message }] });
  };
}
