import data from '@mosta/shared/domain/programme.json';
import type { ContentEntry } from '@mosta/shared/schemas/content.schema';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';

type SessionEntry = Extract<ContentEntry, { kind: 'session' }>;

/** The programme with which the fair begins, as organisers see it. */
export const SESSIONS: readonly SessionEntry[] = v
  .parse(programmeSchema, data)
  .map(({ id: key, ...content }, position) => ({
    ...{ _id: `entry-${key}`, kind: 'session', key, version: 1, position },
    ...{ draft: content, published: content, undoable: false },
    ...{ changedAt: '2025-03-01T09:00:00.000Z', changedBy: null },
  }));

export function buildSession(overrides: Partial<SessionEntry> = {}): SessionEntry {
  const [first] = SESSIONS;
  if (!first) throw new Error('The programme is empty');
  return { ...first, ...overrides };
}
