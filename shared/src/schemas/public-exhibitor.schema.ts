import * as v from 'valibot';
import { SECTORS } from '../domain/sectors';

/** An exhibitor as `GET /v1/exhibitor` shows it to everybody. */
export const publicExhibitorSchema = v.object({
  _id: v.string(),
  name: v.string(),
  sector: v.picklist(SECTORS),
  country: v.string(),
  description: v.string(),
  website: v.nullable(v.string()),
  /** Codes of its confirmed stands, in the order of the inventory; may be empty. */
  stands: v.array(v.string()),
});
export type PublicExhibitor = v.InferOutput<typeof publicExhibitorSchema>;
/** By name. */
export const publicExhibitorListSchema = v.array(publicExhibitorSchema);
