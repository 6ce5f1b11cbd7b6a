import type { Language } from '@mosta/shared/i18n';
import type { ContentEntry, ContentKind, Contents } from '@mosta/shared/schemas/content.schema';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';

/** A field of the form; its label is the text `content.<kind>.fields.<name>`. */
export type FieldSpec =
  /** A line, or several, in three languages. */
  | { name: string; type: 'line' | 'text' }
  | { name: string; type: 'date' | 'time' | 'plain' | 'address'; required?: boolean }
  | { name: string; type: 'choice'; options: readonly { value: string; label: string }[] }
  | { name: string; type: 'speakers' };

export type ContentForm = FieldValues;

/** What the editor has to know of a kind of content. */
export type KindEditor<Kind extends ContentKind> = {
  kind: Kind;
  /** A new entry. */
  empty: () => Contents[Kind];
  /** Fields of one row stand side by side. */
  rows: readonly (readonly FieldSpec[])[];
  /** The rules, with what the other entries forbid. @param id of the entry that is written */
  schema: (
    entries: readonly ContentEntry[],
    id: string | null,
  ) => v.GenericSchema<ContentForm, Contents[Kind]>;
  /** Its name in lists and titles, in the reader's language. */
  nameOf: (content: Contents[Kind], language: Language) => string;
  Preview: ComponentType<{ content: Contents[Kind]; language: Language }>;
  List: ComponentType<{ entries: readonly ContentEntry[]; hrefOf: (id: string) => string }>;
};
