import type { Currency } from '@mosta/shared/domain/money';
import type { Language } from '@mosta/shared/i18n';
import type { ContentKind, Contents, EntryOf } from '@mosta/shared/schemas/content.schema';
import type { ComponentType } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';

/** A field of the form; its label is the text `content.<kind>.fields.<name>`. */
export type FieldSpec =
  /** A line, or several, in three languages. */
  | { name: string; type: 'line' | 'text'; lines?: number; required?: boolean; hint?: string }
  | {
      name: string;
      type: 'date' | 'time' | 'plain' | 'address' | 'mail' | 'phone';
      required?: boolean;
      hint?: string;
    }
  /** Typed as `1 260,50`, kept in the currency's smallest used unit; null where it is left out. */
  | { name: string; type: 'amount'; currency: Currency; required: boolean; hint?: string }
  /** A number, null where it is left out. */
  | { name: string; type: 'number'; required: boolean; hint?: string }
  /** A box to tick. */
  | { name: string; type: 'check' }
  | {
      name: string;
      type: 'choice';
      options: readonly { value: string; label: string }[];
      /** The values are numbers. */
      numeric?: boolean;
    }
  /** A picture that is uploaded when it is chosen; null where there is none. Or its path alone, '' where there is none. */
  | { name: string; type: 'picture' | 'picturePath' }
  /** Rooms, meals or services of a hotel. */
  | { name: string; type: 'hotelEntries' }
  | { name: string; type: 'speakers' };

export type ContentForm = FieldValues;

export type ListProps<Kind extends ContentKind> = {
  entries: readonly EntryOf<Kind>[];
  /** Address of an entry's form. */
  hrefOf: (id: string) => string;
};

export type PreviewProps<Kind extends ContentKind> = {
  content: Contents[Kind];
  language: Language;
};

export type NotesProps<Kind extends ContentKind> = {
  /** Null for a new entry. */
  entry: EntryOf<Kind> | null;
  form: UseFormReturn<ContentForm>;
};

/** What the editor has to know of a kind of content. */
export type KindEditor<Kind extends ContentKind> = {
  kind: Kind;
  /** The page shows one entry: its form stands in place of a list. */
  single?: boolean;
  /** Pages say of a sample that it is one. */
  saysSample?: boolean;
  /** Each entry is always there: it is changed, or given its first text again. */
  fixed?: boolean;
  /** Said of a translation that is missing, where no page shows the French text in its place. */
  translationMissing?: string;
  /** A new entry. */
  empty: () => Contents[Kind];
  /** Fields of one row stand side by side. */
  rows: readonly (readonly FieldSpec[])[];
  /** The rules, with what the other entries forbid. @param id of the entry that is written */
  schema: (
    entries: readonly EntryOf<Kind>[],
    id: string | null,
  ) => v.GenericSchema<ContentForm, Contents[Kind]>;
  /** Its name in lists and titles, in the reader's language. */
  nameOf: (content: Contents[Kind], language: Language) => string;
  /** Said below the fields, of what is typed. */
  Notes?: ComponentType<NotesProps<Kind>>;
  Preview: ComponentType<PreviewProps<Kind>>;
  List: ComponentType<ListProps<Kind>>;
};
