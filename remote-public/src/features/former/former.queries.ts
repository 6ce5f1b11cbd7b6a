import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@mosta/shared/queries';
import {
  formerDirectorySchema,
  formerEditionSchema,
  formerExhibitorSchema,
  formerNewsSchema,
} from '@mosta/shared/schemas/former-edition.schema';
import * as v from 'valibot';

const CALL = 'v1/former-edition';

/** A former edition. */
export function formerEditionQuery(year: number) {
  return queryOptions({
    queryKey: ['public', 'former-edition', year, 'facts'],
    ...publicAnswer(`${CALL}/${year}`, v.parser(formerEditionSchema)),
  });
}

/** Who exhibited in it. */
export function formerDirectoryQuery(year: number) {
  return queryOptions({
    queryKey: ['public', 'former-edition', year, 'directory'],
    ...publicAnswer(`${CALL}/${year}/exposants`, v.parser(formerDirectorySchema)),
  });
}

/** One who exhibited in it, with a page of its own. */
export function formerExhibitorQuery(year: number, id: string) {
  return queryOptions({
    queryKey: ['public', 'former-edition', year, 'exhibitor', id],
    ...publicAnswer(
      `${CALL}/${year}/exposants/${encodeURIComponent(id)}`,
      v.parser(formerExhibitorSchema),
    ),
  });
}

/** What it announced. */
export function formerNewsQuery(year: number) {
  return queryOptions({
    queryKey: ['public', 'former-edition', year, 'news'],
    ...publicAnswer(`${CALL}/${year}/actualites`, v.parser(formerNewsSchema)),
  });
}
