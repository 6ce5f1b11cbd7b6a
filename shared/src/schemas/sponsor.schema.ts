import * as v from 'valibot';
import { isSecureAddress } from '../domain/web-address';
import { pictureSchema } from './picture.schema';
import { lineSchema, requiredLineSchema } from './text.schema';

/** Levels of support in the order of pages: the plan has places for the first. */
export const SPONSOR_LEVELS = ['platinum', 'sponsor', 'partner'] as const;

/** Who supports an edition, as pages show it (specification, section 3: name, logo, lien). */
export const sponsorContentSchema = v.strictObject({
  /** Whether pages say that it is a sample. */
  sample: v.boolean(),
  level: v.picklist(SPONSOR_LEVELS, 'Choisissez un niveau.'),
  name: requiredLineSchema(120),
  /** Its own site; '' where there is none. */
  lien: v.pipe(
    v.optional(lineSchema(500), ''),
    v.check(
      (address) => address === '' || isSecureAddress(address),
      'Donnez une adresse complète, en https.',
    ),
  ),
  /** Null: pages show the name alone. */
  logo: v.nullable(pictureSchema),
});
export type SponsorContent = v.InferOutput<typeof sponsorContentSchema>;

export const sponsorListSchema = v.array(
  v.object({ id: v.string(), ...sponsorContentSchema.entries }),
);
export type Sponsor = v.InferOutput<typeof sponsorListSchema>[number];
