import { shownText } from '@mosta/shared/domain/content-text';
import { compareSlots } from '@mosta/shared/domain/programme';
import type { Language } from '@mosta/shared/i18n';
import type { Programme, ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';

/** Something of the programme that takes place on the plan. */
export type Session = Pick<ProgrammeEntry, 'id' | 'date' | 'starts' | 'ends'> & { title: string };
export type Sessions = ReadonlyMap<string, readonly Session[]>;

/** Nothing, until the programme is there. */
export const NO_SESSIONS: Sessions = new Map();

/** The programme by the code of its place, in the order of the days, in one language. */
export function sessionsOf(programme: Programme, language: Language): Sessions {
  const sessions = new Map<string, Session[]>();
  for (const { id, date, starts, ends, place, title } of programme.toSorted(compareSlots)) {
    const known = sessions.get(place) ?? [];
    known.push({ id, date, starts, ends, title: shownText(title, language) });
    sessions.set(place, known);
  }
  return sessions;
}

/** What a search finds of the sessions of a place. */
export const sessionWords = (sessions: readonly Session[] = []): string[] =>
  sessions.map(({ title }) => title);
