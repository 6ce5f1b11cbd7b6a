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

/** Saves all wanted rows, of all pages, for a spreadsheet. */
export function useTableExport({ path, filter = {}, name }: SavedTable) {
  return useMutation({
    mutationFn: (format: ExportFormat, signal) => {
      const wanted = Object.entries(filter).flatMap(([key, value]) =>
        value ? [[key, value]] : [],
      );
      const query = new URLSearchParams([...wanted, ['format', format]]);
      return downloadFile(`${path}/export?${query}`, { name: `${name}.${format}`, signal });
    },
  });
}
