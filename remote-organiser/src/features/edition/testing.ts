import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { OrganizerEdition } from '@mosta/shared/schemas/organizer-edition.schema';

/** The first edition as organisers get it, or another one. */
export function exampleEdition(change: Partial<OrganizerEdition> = {}): OrganizerEdition {
  const _id = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
  return { _id, version: 1, state: 'open', current: true, ...FIRST_EDITION, ...change };
}
