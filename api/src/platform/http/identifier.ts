import * as v from 'valibot';
import { AppError } from './app-error';

const idSchema = v.pipe(v.string(), v.uuid());

/** An identifier out of an address: what cannot be one names nothing. @throws AppError NOT_FOUND */
export function readId(given: string): string {
  const id = v.safeParse(idSchema, given);
  if (!id.success) throw new AppError('NOT_FOUND');
  return id.output;
}
