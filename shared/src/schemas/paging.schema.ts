import * as v from 'valibot';

/** Page size of a list; a query parameter, so it arrives as text. */
export const limitSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, 'Ce nombre n’est pas reconnu.'),
    v.transform(Number),
    v.minValue(1, 'Demandez entre 1 et 100 éléments.'),
    v.maxValue(100, 'Demandez entre 1 et 100 éléments.'),
  ),
  '50',
);

/** How many rows of a list are passed over; a query parameter as well. */
export const offsetSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, 'Ce nombre n’est pas reconnu.'),
    v.transform(Number),
    v.maxValue(1_000_000, 'Ce nombre est trop grand.'),
  ),
  '0',
);

/** In which direction a list is sorted. */
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];
