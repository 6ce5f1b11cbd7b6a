import type { Edition } from '../schemas/edition.schema';
import type { ReservationStatus } from '../schemas/reservation.schema';

const DAY_MS = 24 * 60 * 60 * 1000;

type Deadlines = Pick<Edition, 'deadlines'>;

/** The reservation from which deadlines are counted. */
export type Confirmable = {
  status: ReservationStatus;
  /** Null before the organiser confirmed it. */
  confirmedAt: Date | null;
};

/** That many times 24 hours later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** Payment deadline; null before the confirmation. */
export function paymentDeadline(
  { status, confirmedAt }: Confirmable,
  { deadlines }: Deadlines,
): Date | null {
  return status === 'confirmed' && confirmedAt ? daysAfter(confirmedAt, deadlines.payment) : null;
}

/** Whether supplies, services and prints may be ordered, and until when; no deadline before the confirmation. */
export function orderWindow(
  { status, confirmedAt }: Confirmable,
  { deadlines }: Deadlines,
  now: Date,
): { open: boolean; deadline: Date | null } {
  const deadline =
    status === 'confirmed' && confirmedAt ? daysAfter(confirmedAt, deadlines.supplies) : null;
  const open = status !== 'cancelled' && (deadline === null || now <= deadline);
  return { open, deadline };
}
