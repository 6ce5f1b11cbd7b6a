import data from '@mosta/shared/domain/programme.json';
import { type Programme, programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';

/** The programme of the agency's data file. @throws when the file breaks its rules */
export function loadProgramme(): Programme {
  return v.parse(programmeSchema, data);
}
