import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';

/** What a table of the back office can be saved as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Beside the filters of an export. */
export const exportFormat = { format: v.optional(v.picklist(EXPORT_FORMATS), 'csv') };

/** Beside the filters of what is printed: the language of the document; that of the reader without it. */
export const printLanguage = { language: v.optional(v.picklist(LANGUAGES)) };
