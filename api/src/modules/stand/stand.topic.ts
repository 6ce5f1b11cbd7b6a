import { standChangeSchema } from '@mosta/shared/schemas/stand.schema';

export const STAND_TOPIC = 'stand';

/** What the outbox keeps: the change as it will be announced. */
export const standOrderSchema = standChangeSchema;
