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
