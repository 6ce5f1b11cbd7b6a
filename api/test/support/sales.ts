import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type Reservation,
  reservationListSchema,
  reservationSchema,
} from '@mosta/shared/schemas/reservation.schema';
import {
  holdSchema,
  type OrganizerStand,
  organizerStandListSchema,
} from '@mosta/shared/schemas/stand.schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { auditLog } from '../../src/tables/audit';
import { standHolds } from '../../src/tables/hold';
import { participations } from '../../src/tables/participation';
import { reservationBooths } from '../../src/tables/reservation';
import { stands } from '../../src/tables/stand';
import { makeParticipation } from '../safety/support/rows';
import type { TestExhibitor } from './exhibitors';
import { bearer, type TestApp } from './test-app';

type Answer = { statusCode: number; body: string; json: () => unknown };
export type TestOrganizer = Pick<TestExhibitor, 'headers'>;

/** What an answer says: its status, and the problem's code if it is one. */
export const outcomeOf = ({ statusCode, json }: Answer): [number, string?] =>
  statusCode < 400 ? [statusCode] : [statusCode, v.parse(problemSchema, json()).code];

export async function makeOrganizer(service: TestApp): Promise<TestOrganizer> {
  return { headers: bearer(await service.organizer()) };
}

/** Ends every option and sale, and makes these stands free for the next test. */
export async function freeStands(
  { database: { db } }: TestApp,
  codes: readonly string[],
): Promise<void> {
  await db.delete(standHolds);
  await db.update(reservationBooths).set({ releasedAt: sql`now()` });
  await db
    .update(stands)
    .set({ state: 'libre' })
    .where(inArray(stands.code, [...codes]));
}

/** The calls of exhibitors and organisers about stands. */
export function salesCalls(service: TestApp) {
  const { app, database } = service;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    by: TestOrganizer,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method, url, headers: by.headers, ...(payload ? { payload } : {}) });
  const claim = (code: string, by: TestExhibitor) =>
    call('POST', `/v1/stand/${encodeURIComponent(code)}/hold`, by);
  const reserve = (holdId: string, by: TestExhibitor) =>
    call('POST', `/v1/hold/${holdId}/reserve`, by);

  /** Makes sure that an exhibitor has sent a participation, without which nothing is reserved. */
  const withParticipation = async (by: TestExhibitor) => {
    const own = eq(participations.exhibitorId, by.id);
    if ((await database.db.$count(participations, own)) === 0) await makeParticipation(service, by);
  };

  return {
    call,
    claim,
    reserve,
    withParticipation,
    /** Takes an option and answers its identifier. */
    held: async (code: string, by: TestExhibitor) =>
      v.parse(holdSchema, (await claim(code, by)).json())._id,
    /** Takes an option and turns it into a sale. */
    async bought(code: string, by: TestExhibitor): Promise<Reservation> {
      await withParticipation(by);
      const hold = v.parse(holdSchema, (await claim(code, by)).json());
      return v.parse(reservationSchema, (await reserve(hold._id, by)).json());
    },
    reservationsOf: async (exhibitorId: string, by: TestOrganizer) =>
      v.parse(
        reservationListSchema,
        (await call('GET', `/v1/reservation/exhibitor/${exhibitorId}`, by)).json(),
      ),
    /** A stand as organisers see it. */
    async standOf(code: string, by: TestOrganizer): Promise<OrganizerStand> {
      const list = v.parse(
        organizerStandListSchema,
        (await call('GET', '/v1/organizer/stand', by)).json(),
      );
      const stand = list.find((candidate) => candidate.code === code);
      if (!stand) throw new Error(`No stand ${code}`);
      return stand;
    },
    notificationsOf: async (by: TestExhibitor) =>
      v.parse(
        v.array(v.object({ title: v.string(), message: v.string() })),
        (await call('GET', '/v1/notification', by)).json(),
      ),
    /** Actions and subjects of the audit log, in order. */
    async auditEvents(): Promise<[action: string, subject: string][]> {
      const rows = await database.db.select().from(auditLog).orderBy(auditLog.id);
      return rows.map(({ action, subject }) => [action, subject]);
    },
  };
}
