import { compareSlots } from '@mosta/shared/domain/programme';
import { roomCollision, slotProblem } from '@mosta/shared/domain/programme-rules';
import type { SessionContent } from '@mosta/shared/schemas/programme.schema';
import { AppError } from '../../platform/http/app-error';

type Days = Parameters<typeof slotProblem>[1];

const SENTENCES = {
  noDay: 'Cette date n’est pas un jour du salon.',
  outsideHours: 'Ce rendez-vous déborde des heures d’ouverture.',
};

/**
 * A session takes place on a day of the edition, within its hours, and has its room to itself.
 * @throws AppError INVALID_INPUT, CONTENT_OVERLAP, which names the other session
 */
export function checkSession(
  session: SessionContent,
  { days, others }: { days: Days; others: readonly SessionContent[] },
): void {
  const problem = slotProblem(session, days);
  if (problem) {
    const path = `content.${problem.field}`;
    throw new AppError('INVALID_INPUT', { errors: [{ path, message: SENTENCES[problem.rule] }] });
  }
  const other = roomCollision(session, [...others].sort(compareSlots));
  if (!other) return;
  const message = `«\u00a0${other.title.fr}\u00a0» s’y tient de ${hour(other.starts)} à ${hour(other.ends)}.`;
  throw new AppError('CONTENT_OVERLAP', {
    detail: message,
    errors: [{ path: 'content.place', message }],
  });
}

/** `10h30`. */
const hour = (time: string) => time.replace(':', 'h');

/** The same on the day of another edition that has its place in the sequence. */
export function moveSession(
  session: SessionContent,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): SessionContent | null {
  const date = to[from.indexOf(session.date)];
  return date === undefined ? null : { ...session, date };
}
