import * as v from 'valibot';
import { placesOf } from '../domain/edition-halls';
import { exhibitorDirectorySchema } from './confirmed-exhibitor.schema';

const stands = new Map(placesOf('stand').map((stand) => [stand.code, stand]));

/** The directory's data file against the halls; no page needs it, so that none carries the halls for it. */
export const directoryFileSchema = v.pipe(
  exhibitorDirectorySchema,
  v.check(
    ({ exhibitors }) => exhibitors.every(({ stand }) => stands.has(stand)),
    'Ce code n’est pas celui d’un stand.',
  ),
  v.check(
    ({ exhibitors }) => exhibitors.every(({ stand }) => !stands.get(stand)?.free),
    'Ce stand est encore libre.',
  ),
);
