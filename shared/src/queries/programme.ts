import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { programmeSchema } from '../schemas/programme.schema';

/** The published programme of the current edition, as the API lists it. */
export function programmeQuery() {
  return queryOptions({
    queryKey: ['programme', 'list'],
    ...publicAnswer('v1/content/session', v.parser(programmeSchema)),
  });
}
