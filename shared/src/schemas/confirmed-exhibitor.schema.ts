import * as v from 'valibot';
import { SECTORS } from '../domain/sectors';

/** An exhibitor whose participation is confirmed, as everybody may read it. */
export const confirmedExhibitorSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  sector: v.picklist(SECTORS),
  /** ISO 3166-1 alpha-2. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Un pays s’écrit en deux lettres\u00a0: DZ.')),
  stand: v.pipe(v.string(), v.nonEmpty()),
});
export type ConfirmedExhibitor = v.InferOutput<typeof confirmedExhibitorSchema>;

/** What `GET /v1/exhibitor/listed` answers: the data file, whose rules were tested with it. */
export const listedExhibitorsSchema = v.object({
  sample: v.boolean(),
  exhibitors: v.array(v.object(confirmedExhibitorSchema.entries)),
});
export type ListedExhibitors = v.InferOutput<typeof listedExhibitorsSchema>;

/** The data file of the directory. */
export const exhibitorDirectorySchema = v.strictObject({
  /** The year of the edition whose exhibitors these are. */
  edition: v.pipe(v.number(), v.integer()),
  /** Whether the page says that these are sample exhibitors. */
  sample: v.boolean(),
  exhibitors: v.pipe(
    v.array(confirmedExhibitorSchema),
    v.check(
      (exhibitors) => new Set(exhibitors.map(({ stand }) => stand)).size === exhibitors.length,
      'Deux exposants ont le même stand.',
    ),
  ),
});
