import { eq } from 'drizzle-orm';
import { participations } from '../../src/tables/participation';
import { reservationBooths, reservations } from '../../src/tables/reservation';
import { makeCaller, type TestCaller } from '../safety/support/callers';
import { multipart, PDF } from '../safety/support/payloads';
import { makeParticipation } from '../safety/support/rows';
import type { TestApp } from './test-app';

export type TestApplicant = TestCaller & { participation: string; reservation: string };

/** An exhibitor with a received participation and its pending, empty reservation. */
export async function makeApplicant(service: TestApp): Promise<TestApplicant> {
  const exhibitor = await makeCaller(service, 'Exhibitor');
  const { id: participation = '' } = await makeParticipation(service, exhibitor);
  const [row] = await service.database.db
    .select({ reservation: participations.reservationId })
    .from(participations)
    .where(eq(participations.id, participation));
  if (!row) throw new Error('The participation was not made');
  return { ...exhibitor, participation, reservation: row.reservation };
}

/**
 * An exhibitor whose reservation of one stand is confirmed: 119 000 DA with tax, by transfer.
 * @param price of the stand without tax, in DA
 */
export async function makeConfirmedApplicant(
  service: TestApp,
  price = 100_000,
): Promise<TestApplicant> {
  const { db } = service.database;
  const applicant = await makeApplicant(service);
  const { reservation } = applicant;
  await db.delete(reservationBooths).where(eq(reservationBooths.reservationId, reservation));
  await db.insert(reservationBooths).values({
    ...{ reservationId: reservation, position: 0, quantity: 1, name: 'Stand B49', size: 9 },
    ...{ prices: { DZD: price }, reserved: false },
  });
  await db
    .update(reservations)
    .set({ status: 'confirmed', confirmedAt: new Date() })
    .where(eq(reservations.id, reservation));
  return applicant;
}

/** The body of an upload: the text `kind`, then the file. */
export const upload = (kind: string, name = 'registre.pdf', content = PDF) =>
  multipart([
    ['name="kind"', kind],
    [`name="file"; filename="${name}"`, content],
  ]);
