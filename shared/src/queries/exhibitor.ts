import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { listedExhibitorsSchema } from '../schemas/confirmed-exhibitor.schema';
import { publicExhibitorListSchema } from '../schemas/public-exhibitor.schema';

/** Exhibitors of the agency's data file. */
export function directoryQuery() {
  return queryOptions({
    queryKey: ['directory', 'agency'],
    ...publicAnswer('v1/exhibitor/listed', v.parser(listedExhibitorsSchema)),
  });
}

/** Exhibitors with a confirmed reservation who published a page; nobody else is named (docs/decisions/0042). */
export function publishedExhibitorsQuery() {
  return queryOptions({
    queryKey: ['directory', 'published'],
    ...publicAnswer('v1/exhibitor', v.parser(publicExhibitorListSchema)),
  });
}
