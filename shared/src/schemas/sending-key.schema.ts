import * as v from 'valibot';

/** Idempotency key, made by the page: the same call sent twice is carried out once. */
export const sendingKeySchema = v.pipe(v.string(), v.uuid('Cette clé est mal formée.'));
