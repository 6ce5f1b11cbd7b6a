import sessions from '@mosta/shared/domain/programme.json';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';

/** The programme with which the fair begins: samples, which say so. */
export const FIRST_SESSIONS = v
  .parse(programmeSchema, sessions)
  .map(({ id, ...content }) => ({ key: id, content }));
