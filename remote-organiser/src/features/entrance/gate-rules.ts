import type {
  Entrance,
  Passage,
  PassageDirection,
  PassageResult,
} from '@mosta/shared/schemas/entrance.schema';
import type { GateMemory, GateNotice } from './gate-memory';

/** What the gate says: the service's answers, and what a device alone can say. */
export type GateOutcome =
  | PassageResult['outcome']
  /** The code is damaged. */
  | 'unreadable'
  /** Only the service could check it, and it does not answer. */
  | 'unverifiable';

/** Keeps what the service said: all of a new day, the changes of the same one. Passages that wait stay in force. */
export function withEntrance(memory: GateMemory, answer: Entrance): GateMemory {
  const { entries, ...rest } = answer;
  const sameDay = memory.known?.day === answer.day;
  const inside = { ...(sameDay ? memory.known?.inside : {}) };
  for (const { badge, since } of entries) {
    if (since === null) delete inside[badge];
    else inside[badge] = since;
  }
  return { ...memory, known: { ...rest, inside } };
}

/** What an earlier answer is followed by; nothing where there is none of that day. */
export function sinceOf({ known }: GateMemory, day: string): string | null {
  return known?.day === day ? known.at : null;
}

/** Decides about a badge whose signature is right. */
export function decideAlone(
  { known }: GateMemory,
  id: string,
  direction: PassageDirection,
  day: string,
): { outcome: GateOutcome; since: string | null } {
  if (known === null) return { outcome: 'unverifiable', since: null };
  const since = known.day === day ? (known.inside[id] ?? null) : null;
  if (direction === 'out') return { outcome: since === null ? 'absent' : 'left', since: null };
  if (known.revoked.includes(id)) return { outcome: 'revoked', since: null };
  return since === null ? { outcome: 'admitted', since: null } : { outcome: 'inside', since };
}

/** Notes who passed. @param id of the badge; null: the device cannot tell which it was */
export function withPassage(
  memory: GateMemory,
  passage: Pick<Passage, 'direction' | 'at'>,
  id: string | null,
  day: string,
): GateMemory {
  if (id === null || memory.known === null) return memory;
  const inside = { ...(memory.known.day === day ? memory.known.inside : {}) };
  if (passage.direction === 'in') inside[id] = passage.at;
  else delete inside[id];
  return { ...memory, known: { ...memory.known, day, inside } };
}

/** Takes an entry back that the service was not told. */
export function withoutPassage(memory: GateMemory, key: string, id: string): GateMemory {
  const queue = memory.queue.filter((passage) => passage.key !== key);
  if (memory.known === null) return { ...memory, queue };
  const { [id]: _gone, ...inside } = memory.known.inside;
  return { ...memory, queue, known: { ...memory.known, inside } };
}

/** Takes what was told out of the queue, and notes what was wrong with it. */
export function withAnswers(
  memory: GateMemory,
  told: readonly Passage[],
  results: readonly PassageResult[],
): GateMemory {
  const keys = new Set(results.map(({ key }) => key));
  const notices = results.flatMap(({ key, outcome, since, gate, badge }): GateNotice[] => {
    const passage = told.find((one) => one.key === key);
    if (!passage || outcome === 'admitted' || outcome === 'left') return [];
    const name = badge && `${badge.prenom} ${badge.nom}`;
    const reference = badge?.reference ?? null;
    return [{ key, outcome, at: passage.at, since, gate, name, reference }];
  });
  return {
    ...memory,
    queue: memory.queue.filter(({ key }) => !keys.has(key)),
    notices: [...memory.notices, ...notices],
  };
}

/** The counts of the service, and what waits here. */
export function countsOf({ known, queue }: GateMemory, day: string) {
  const counts = known?.day === day ? known.counts : { today: 0, inside: 0, byHour: [] };
  const ofDay = queue.filter(({ at }) => algerianDay(new Date(at)) === day);
  const came = ofDay.filter(({ direction }) => direction === 'in').length;
  return {
    today: counts.today + came,
    inside: Math.max(0, counts.inside + came - (ofDay.length - came)),
    byHour: counts.byHour,
  };
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Algiers' });

/** The calendar day of a moment at the fair. */
export function algerianDay(at: Date): string {
  return DAY.format(at);
}
