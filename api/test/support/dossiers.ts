import { eq } from 'drizzle-orm';
import { participations } from '../../src/platform/database/schema-participation';
import { makeCaller, type TestCaller } from '../safety/support/callers';
import { multipart, PDF } from '../safety/support/payloads';
import { makeDossier } from '../safety/support/rows';
import type { TestApp } from './test-app';

export type TestApplicant = TestCaller & { dossier: string; reservation: string };

/** An exhibitor with a received dossier and its pending, empty reservation. */
export async function makeApplicant(service: TestApp): Promise<TestApplicant> {
  const exhibitor = await makeCaller(service, 'Exhibitor');
  const { id: dossier = '' } = await makeDossier(service, exhibitor);
  const [row] = await service.database.db
    .select({ reservation: participations.reservationId })
    .from(participations)
    .where(eq(participations.id, dossier));
  if (!row) throw new Error('The dossier was not made');
  return { ...exhibitor, dossier, reservation: row.reservation };
}

/** The body of an upload: the text `kind`, then the file. */
export const upload = (kind: string, name = 'registre.pdf', content = PDF) =>
  multipart([
    ['name="kind"', kind],
    [`name="file"; filename="${name}"`, content],
  ]);
