import * as v from 'valibot';
import { CONTENT_ACTIONS } from './content-action';
import { decisionLetterSchema } from './decision-letter.schema';
import { editionChoice } from './edition-choice.schema';
import { hotelContentSchema } from './hotel-content.schema';
import { itemContentSchema } from './item-content.schema';
import { newsContentSchema } from './news.schema';
import { offerContentSchema } from './offer-content.schema';
import {
  memberContentSchema,
  presidentLetterSchema,
  questionContentSchema,
} from './page-content.schema';
import { sessionContentSchema } from './programme.schema';
import { sponsorContentSchema } from './sponsor.schema';

/** What an agency writes for its pages, each with the shape of its content. */
export const CONTENT_SCHEMAS = {
  session: sessionContentSchema,
  question: questionContentSchema,
  news: newsContentSchema,
  member: memberContentSchema,
  letter: presidentLetterSchema,
  decision: decisionLetterSchema,
  item: itemContentSchema,
  sponsor: sponsorContentSchema,
  hotel: hotelContentSchema,
  offer: offerContentSchema,
} as const;
export type ContentKind = keyof typeof CONTENT_SCHEMAS;
export const CONTENT_KINDS = [
  'session',
  'question',
  'news',
  'member',
  'letter',
  'decision',
  'item',
  'sponsor',
  'hotel',
  'offer',
] as const satisfies readonly ContentKind[];

export type Contents = {
  [Kind in ContentKind]: v.InferOutput<(typeof CONTENT_SCHEMAS)[Kind]>;
};
export type Content = Contents[ContentKind];

const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const uuidSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));

export const contentKindSchema = v.picklist(CONTENT_KINDS);

function entryOf<Kind extends ContentKind>(kind: Kind) {
  const content = CONTENT_SCHEMAS[kind];
  return v.strictObject({
    _id: v.string(),
    kind: v.literal(kind),
    /** Names it in public answers, and stays the same. */
    key: v.string(),
    /** Grows with every change: a change names the version that it was made on. */
    version: versionSchema,
    position: v.number(),
    /** As it was last saved. */
    draft: content,
    /** As everybody sees it; null while it is not shown. */
    published: v.nullable(content),
    changedAt: v.pipe(v.string(), v.isoTimestamp()),
    /** Null: as it was delivered, or by somebody who has no account any more. */
    changedBy: v.nullable(v.string()),
    /** Whether there is a last change that can be undone. */
    undoable: v.boolean(),
  });
}

/** An entry as organisers see it. */
export const contentEntrySchema = v.variant('kind', [
  entryOf('session'),
  entryOf('question'),
  entryOf('news'),
  entryOf('member'),
  entryOf('letter'),
  entryOf('decision'),
  entryOf('item'),
  entryOf('sponsor'),
  entryOf('hotel'),
  entryOf('offer'),
]);
export type ContentEntry = v.InferOutput<typeof contentEntrySchema>;

/** An entry of one kind. */
export type EntryOf<Kind extends ContentKind> = Omit<
  ContentEntry,
  'kind' | 'draft' | 'published'
> & { kind: Kind; draft: Contents[Kind]; published: Contents[Kind] | null };

export function isOfKind<Kind extends ContentKind>(
  entry: ContentEntry,
  kind: Kind,
): entry is ContentEntry & EntryOf<Kind> {
  return entry.kind === kind;
}

export const contentEntryListSchema = v.array(contentEntrySchema);

export const contentListQuerySchema = v.strictObject({
  kind: contentKindSchema,
  ...editionChoice,
});

function newEntryOf<Kind extends ContentKind>(kind: Kind) {
  return v.strictObject({
    kind: v.literal(kind),
    /** Idempotency key: new for each entry, repeated when the call is sent again. */
    key: uuidSchema,
    content: CONTENT_SCHEMAS[kind],
    /** Whether it is shown at once. */
    publish: v.boolean(),
  });
}

export const newContentSchema = v.variant('kind', [
  newEntryOf('session'),
  newEntryOf('question'),
  newEntryOf('news'),
  newEntryOf('member'),
  newEntryOf('letter'),
  newEntryOf('decision'),
  newEntryOf('item'),
  newEntryOf('sponsor'),
  newEntryOf('hotel'),
  newEntryOf('offer'),
]);
export type NewContent = v.InferOutput<typeof newContentSchema>;

function changeOf<Kind extends ContentKind>(kind: Kind) {
  return v.strictObject({
    kind: v.literal(kind),
    version: versionSchema,
    content: CONTENT_SCHEMAS[kind],
    /** Whether everybody sees the change at once; otherwise it is a draft. */
    publish: v.boolean(),
  });
}

export const contentChangeSchema = v.variant('kind', [
  changeOf('session'),
  changeOf('question'),
  changeOf('news'),
  changeOf('member'),
  changeOf('letter'),
  changeOf('decision'),
  changeOf('item'),
  changeOf('sponsor'),
  changeOf('hotel'),
  changeOf('offer'),
]);
export type ContentChange = v.InferOutput<typeof contentChangeSchema>;

/** A step that changes no text, made on a version. */
export const contentStepSchema = v.strictObject({ version: versionSchema });

export const contentOrderSchema = v.strictObject({
  kind: contentKindSchema,
  ids: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(500)),
});

/** What a refused change answers beside the problem: the version that it was made on, and the entry as it is. */
export const contentConflictSchema = v.object({ yours: v.number(), current: contentEntrySchema });

/** A change of an entry: who made it, when, and the fields that differ. */
export const contentHistorySchema = v.array(
  v.strictObject({
    at: v.pipe(v.string(), v.isoTimestamp()),
    actorName: v.nullable(v.string()),
    action: v.picklist(CONTENT_ACTIONS),
    fields: v.array(v.string()),
  }),
);
export type ContentHistory = v.InferOutput<typeof contentHistorySchema>;
