import * as v from 'valibot';
import { formerPartsSchema, standCutsSchema } from './stand-cut.schema';

/** What a drawing names: stands are sold, zones are larger areas, entrances have no state. */
const PLACE_KINDS = ['stand', 'zone', 'entrance'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const codeSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));

/** A place of a hall, whatever drawing shows it. */
const hallPlaceSchema = v.strictObject({
  code: codeSchema,
  kind: v.picklist(PLACE_KINDS),
  /** Row of a stand; zones and entrances make a group each. */
  group: codeSchema,
  /** Square metres; null where none is known. */
  size: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
  /** Whether it is for sale when the sales open; later its state decides. */
  free: v.boolean(),
});
export type HallPlace = v.InferOutput<typeof hallPlaceSchema>;

const drawingEntries = {
  id: v.string(),
  /** Codes of the hall's places that it does not show. */
  lacks: v.optional(v.array(v.string()), []),
};

/** A hall: its drawings by name, and its places in the order of the list. */
export const hallSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,40}$/, 'Un identifiant\u00a0: lettres minuscules, chiffres, tirets.'),
  ),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
  drawings: v.array(v.strictObject(drawingEntries)),
  places: v.pipe(
    v.array(hallPlaceSchema),
    v.check(
      (places) => new Set(places.map(({ code }) => code)).size === places.length,
      'Deux emplacements ont le même code.',
    ),
  ),
});
export type Hall = v.InferOutput<typeof hallSchema>;

/** Drawings by name; one that is not stored is shipped with the plan. */
const shownDrawingsSchema = v.array(v.object({ ...drawingEntries, stored: v.boolean() }));

/** Stands that were joined: the code of the whole, and of its parts, its own among them. */
const standJoinsSchema = v.array(v.object({ code: v.string(), parts: v.array(v.string()) }));

/** A hall as everybody may see it. */
export const shownHallSchema = v.object({
  ...hallSchema.entries,
  drawings: shownDrawingsSchema,
  /** Their other parts are no places of the hall; drawings show the parts, as before. */
  joins: v.optional(standJoinsSchema, []),
  /** Stands that were cut are no places of the hall, but their parts, which no drawing shows. */
  cuts: v.optional(standCutsSchema, []),
  former: v.optional(formerPartsSchema, []),
});
export type ShownHall = v.InferOutput<typeof shownHallSchema>;
export const shownHallListSchema = v.array(shownHallSchema);

/** A hall as organisers see it: a draft is shown to nobody else, and none of its stands is for sale. */
export const organizerHallSchema = v.object({ ...shownHallSchema.entries, shown: v.boolean() });
export type OrganizerHall = v.InferOutput<typeof organizerHallSchema>;
/** The hall of a drawing that was stored, the joined stands that came apart for it, and the cut ones that are whole again. */
export const storedHallSchema = v.object({
  ...organizerHallSchema.entries,
  separated: v.optional(v.array(v.string()), []),
  restored: v.optional(v.array(v.string()), []),
});
export type StoredHall = v.InferOutput<typeof storedHallSchema>;
export const organizerHallListSchema = v.array(organizerHallSchema);

/** A drawing in the plan's own format, as the import answers it; each of its shapes is read on its own. */
export const hallDrawingSchema = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  fillRule: v.optional(v.picklist(['nonzero', 'evenodd'])),
  shapes: v.array(v.unknown()),
});

const lossSchema = v.object({ code: v.string(), element: v.string(), reason: v.string() });

/** What the import of a drawing brings: the drawing, its codes with where they were found, and every loss. */
export const hallImportSchema = v.object({
  drawing: hallDrawingSchema,
  placed: v.array(
    v.object({
      code: v.string(),
      source: v.picklist(['id', 'label', 'text']),
      /** Whether the edition has such a place. */
      known: v.boolean(),
    }),
  ),
  losses: v.array(lossSchema),
});
export type HallImport = v.InferOutput<typeof hallImportSchema>;

/** A drawing to be stored in the place of the one of that name, or beside the others; an unknown hall is made. */
export const hallDrawingInputSchema = v.strictObject({
  hall: hallSchema.entries.id,
  /** Of the hall, as people read it. */
  name: hallSchema.entries.name,
  drawingId: hallSchema.entries.id,
  drawing: hallDrawingSchema,
});
export type HallDrawingInput = v.InferOutput<typeof hallDrawingInputSchema>;

/** Bytes of a drawing that is uploaded. */
export const HALL_FILE_LIMIT = 10_000_000;
