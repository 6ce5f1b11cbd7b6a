import * as v from 'valibot';

/** Up to a hundred identifiers in one query parameter, with commas between them. */
export const idListSchema = v.pipe(
  v.string(),
  v.regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,99}$/i, 'Ces identifiants sont mal formés.'),
  v.transform((text) => text.split(',')),
  v.array(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
);
