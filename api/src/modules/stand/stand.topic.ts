import { standChangeSchema } from '@mosta/shared/schemas/stand.schema';

export const STAND_TOPIC = 'stand';

/** The job: the change as it will be announced. */
export const standJobSchema = standChangeSchema;
