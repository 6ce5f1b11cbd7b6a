import {
  organizerParticipationSchema,
  participationPageSchema,
} from '@mosta/shared/schemas/participation.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { auditLog } from '../src/tables/audit';
import { companies } from '../src/tables/company';
import { participationDocuments } from '../src/tables/document';
import { participationMessages } from '../src/tables/message';
import { participations } from '../src/tables/participation';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { makeApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const LIST = '/v1/organizer/participation';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
afterAll(() => service.close());

/** Dossiers of a company whose name has that mark, the oldest first. */
async function makeDossiers(mark: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { participation: id } = await makeApplicant(service);
    const [row] = await service.database.db
      .select({ companyId: participations.companyId })
      .from(participations)
      .where(eq(participations.id, id));
    await service.database.db
      .update(companies)
      .set({ name: `${name} ${mark}` })
      .where(eq(companies.id, row?.companyId ?? ''));
    ids.push(id);
  }
  return ids;
}
const list = async (query: string) => {
  const response = await calls.call('GET', `${LIST}?${query}`, organizer);
  const { participations: rows, total } = v.parse(participationPageSchema, response.json());
  return { ids: rows.map(({ _id }) => _id), names: rows.map(({ company }) => company), total };
};
const decide = (id: string, verb: string, payload: object) =>
  calls.call('POST', `${LIST}/${id}/${verb}`, organizer, payload);

describe('the table', () => {
  it('is sorted both ways, in pages, with the number of all', async () => {
    const [first, second, third] = await makeDossiers('tri', ['beta', 'Alpha', 'Gamma']);
    const find = (query: string) => list(`search=tri&${query}`);
    expect(await find('')).toMatchObject({ ids: [third, second, first], total: 3 });
    expect((await find('sort=company&direction=asc')).names).toEqual([
      ...['Alpha tri', 'beta tri', 'Gamma tri'],
    ]);
    expect((await find('sort=reference&direction=asc')).ids).toEqual([first, second, third]);
    expect(await find('sort=reference&direction=asc&limit=1&offset=1')).toMatchObject({
      ...{ ids: [second], total: 3 },
    });
    await decide(second ?? '', 'accept', { message: '' });
    expect((await find('sort=decided&direction=asc')).ids[0]).toBe(second);
    expect(await find('offset=9')).toMatchObject({ ids: [], total: 3 });
    expect(await find('stage=accepted')).toMatchObject({ ids: [second], total: 1 });
    expect(await find('stage=confirmed')).toMatchObject({ ids: [], total: 0 });
  });

  it('finds what waits for an organiser, and how they pay', async () => {
    const { db } = service.database;
    const ids = await makeDossiers('attente', ['Un', 'Deux', 'Trois']);
    const [one = '', two = '', three = ''] = ids;
    const document = { kind: 'register', fileName: 'a.pdf', size: 1 } as const;
    await db.insert(participationDocuments).values([
      { ...document, participationId: one, author: 'Exhibitor', storageKey: 'table-1' },
      { ...document, participationId: two, author: 'Organizer', storageKey: 'table-2' },
    ]);
    await db.insert(participationMessages).values([
      { participationId: two, author: 'Exhibitor', body: 'Bonjour.' },
      { participationId: three, author: 'Exhibitor', body: 'Lu.', readAt: new Date() },
    ]);
    await db.update(participations).set({ payment: 'espece' }).where(eq(participations.id, three));
    expect((await list('search=attente&waiting=documents')).ids).toEqual([one]);
    expect((await list('search=attente&waiting=messages')).ids).toEqual([two]);
    expect((await list('search=attente&payment=espece')).ids).toEqual([three]);
  });

  it.each(['sort=price', 'direction=up', 'offset=-1', 'waiting=all', 'limit=0'])(
    'refuses %s at its field',
    async (query) => {
      const response = await calls.call('GET', `${LIST}?${query}`, organizer);
      const { code, errors } = v.parse(problemSchema, response.json());
      expect([response.statusCode, code, errors?.[0]?.path]).toEqual([
        ...[400, 'INVALID_INPUT', query.split('=')[0]],
      ]);
    },
  );
});

describe('the export', () => {
  const exported = async (query: string, langue = 'fr') => {
    const response = await service.app.inject({
      url: `${LIST}/export?${query}`,
      headers: { ...organizer.headers, cookie: `langue=${langue}` },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('mosta-expo-dossiers.csv');
    // The byte order mark, as bytes.
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    return response.body.slice(1).trimEnd().split('\r\n');
  };

  it('has the filters in force, defuses formulas, and speaks the reader’s language', async () => {
    const [plain = ''] = await makeDossiers('export', ['=1+1 Huilerie', 'Moulin; fils']);
    const [row] = await service.database.db
      .select({ reservationId: participations.reservationId })
      .from(participations)
      .where(eq(participations.id, plain));
    await service.database.db.insert(reservationBooths).values([
      {
        ...{ reservationId: row?.reservationId ?? '', position: 0, quantity: 1, size: 9 },
        ...{ name: 'Stand A07', reserved: true, standCode: null },
      },
    ]);
    const [heading, second, first, ...others] = await exported('search=export');
    expect(others).toEqual([]);
    expect(heading?.split(';').slice(0, 3)).toEqual(['Référence', 'Étape', 'Reçu le']);
    expect(second).toContain('"Moulin; fils export"');
    const cells = first?.split(';') ?? [];
    expect(cells[1]).toBe('À étudier');
    expect(cells[2]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(cells[5]).toBe("'=1+1 Huilerie export");
    expect(cells.find((cell) => cell.includes('213'))).toBe("'+213555123456");
    expect(cells.at(-1)).toBe('Stand A07');
    expect((await exported('search=export&stage=refused')).length).toBe(1);
    expect((await exported('search=export', 'ar'))[0]).toMatch(/^المرجع;/);
  });

  it('reads on where a statement ends', async () => {
    const { db } = service.database;
    const [id = ''] = await makeDossiers('beaucoup', ['Modèle']);
    const [model] = await db.select().from(participations).where(eq(participations.id, id));
    if (!model) throw new Error('The participation was not made');
    const { id: _id, number: _number, reservationId: _reservation, ...rest } = model;
    const pending = { exhibitorId: rest.exhibitorId, currency: 'DZD', status: 'pending' } as const;
    const made = await db
      .insert(reservations)
      .values(Array.from({ length: 520 }, () => pending))
      .returning({ reservationId: reservations.id });
    await db
      .insert(participations)
      .values(made.map((reservation) => ({ ...rest, ...reservation })));
    const lines = await exported('search=beaucoup');
    expect(lines).toHaveLength(made.length + 2);
    expect(new Set(lines).size).toBe(made.length + 2);
  });
});

describe('two organisers', () => {
  it('are told of each other’s decision, with both versions', async () => {
    const [id = ''] = await makeDossiers('deux', ['Un']);
    const read = async () => {
      const response = await calls.call('GET', `${LIST}/${id}`, organizer);
      return v.parse(organizerParticipationSchema, response.json());
    };
    const { version } = await read();
    const asked = { message: 'Il manque le NIF.', version };
    expect((await decide(id, 'request-change', asked)).statusCode).toBe(200);
    const late = await decide(id, 'refuse', { message: 'Complet.', version });
    expect(outcomeOf(late)).toEqual([409, 'PARTICIPATION_CHANGED']);
    const { conflict } = v.parse(problemSchema, late.json());
    expect(conflict?.yours).toBe(version);
    const current = v.parse(organizerParticipationSchema, conflict?.current);
    expect(current).toMatchObject({ version: version + 1, status: 'to_complete' });
    expect(current).toMatchObject({ message: 'Il manque le NIF.' });
    expect(await read()).toEqual(current);
    const verbs = await service.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, id));
    expect(verbs).toEqual([{ action: 'participation.request-change' }]);
    const again = await decide(id, 'refuse', { message: 'Complet.', version: current.version });
    expect(again.statusCode).toBe(200);
  });

  it('cannot decide on what the exhibitor has corrected meanwhile; without a version the last word counts', async () => {
    const exhibitor = await makeApplicant(service);
    const { participation: id } = exhibitor;
    const corrected = await calls.call('PATCH', `/v1/participation/${id}`, exhibitor, {
      payment: 'cheque',
    });
    expect(corrected.statusCode).toBe(200);
    expect(outcomeOf(await decide(id, 'accept', { version: 1 }))).toEqual([
      ...[409, 'PARTICIPATION_CHANGED'],
    ]);
    expect((await decide(id, 'accept', {})).statusCode).toBe(200);
  });
});
