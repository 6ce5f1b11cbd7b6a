import { type PersonalInfo, personalInfoSchema } from '@mosta/shared/schemas/simulation.schema';
import * as v from 'valibot';

type Field = keyof PersonalInfo;

/** Ids of the controls, to which error summaries lead. */
export const PERSON_FIELD_IDS = {
  nationality: 'simulation-nationality',
  sector: 'simulation-sector',
  participationType: 'simulation-participation',
} as const satisfies Record<Field, string>;

const FIELDS: readonly Field[] = ['nationality', 'sector', 'participationType'];

/** What a quote still wants to know, in the page's order (specification, section 5). */
export function missingOf(person: PersonalInfo): readonly Field[] {
  const read = v.safeParse(personalInfoSchema, person);
  if (read.success) return [];
  const paths = read.issues.map((issue) => v.getDotPath(issue));
  return FIELDS.filter((field) => paths.includes(field));
}
