import { eq } from 'drizzle-orm';
import { participations } from '../../src/tables/participation';
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

/** The body of an upload: the text `kind`, then the file. */
export const upload = (kind: string, name = 'registre.pdf', content = PDF) =>
  multipart([
    ['name="kind"', kind],
    [`name="file"; filename="${name}"`, content],
  ]);
