import * as v from 'valibot';

/** Of lists and figures of organisers: the year of the edition that is looked at, in an address; the current one without it. */
export const editionChoice = {
  edition: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{3}$/, 'Une année s’écrit en quatre chiffres.'),
      v.transform(Number),
    ),
  ),
};
export const editionChoiceSchema = v.object(editionChoice);
