import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { shownHallListSchema } from '../schemas/hall.schema';

/** The halls of the edition. */
export function hallsQuery() {
  return queryOptions({
    queryKey: ['hall', 'list'],
    ...publicAnswer('v1/hall', v.parser(shownHallListSchema)),
  });
}
