import type { Language } from '@mosta/shared/contract/languages';
import { downloadFile } from '@mosta/shared/http';
import { useMutation } from '@mosta/shared/queries';
import type { ExportFormat } from '@mosta/shared/schemas/export.schema';

/** A table of the back office that can be saved. */
export type SavedTable = {
  /** Of the list, whose export lies below it: `v1/organizer/badge`. */
  path: string;
  /** The filters in force, as the list's call takes them; those that are empty are left out. */
  filter?: Readonly<Record<string, string | null>>;
  /** Of the file, without its ending. */
  name: string;
};

/** A document that is drawn of what filters want. */
export type PrintedDocument = {
  /** Of the call: `v1/organizer/badge/sheet/pdf`. */
  path: string;
  /** As the call takes them; those that are empty are left out. */
  filter?: Readonly<Record<string, string | null>>;
  /** Of the file, without its ending. */
  name: string;
};

/** Saves such a document in the language that is given, or in that of the page. */
export function usePrint({ path, filter = {}, name }: PrintedDocument) {
  return useMutation({
    mutationFn: (language: Language | null, signal) => {
      const query = new URLSearchParams(wantedOf({ ...filter, language })).toString();
      return downloadFile(query === '' ? path : `${path}?${query}`, {
        name: `${name}.pdf`,
        signal,
      });
    },
  });
}

function wantedOf(filter: Readonly<Record<string, string | null>>): [string, string][] {
  return Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : []));
}

/** Saves all wanted rows, of all pages, for a spreadsheet. */
export function useTableExport({ path, filter = {}, name }: SavedTable) {
  return useMutation({
    mutationFn: (format: ExportFormat, signal) => {
      const query = new URLSearchParams([...wantedOf(filter), ['format', format]]);
      return downloadFile(`${path}/export?${query}`, { name: `${name}.${format}`, signal });
    },
  });
}
