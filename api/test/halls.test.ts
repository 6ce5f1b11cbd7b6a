import { freeCodes, shippedHalls } from '@mosta/shared/domain/edition-halls';
import {
  HALL_FILE_LIMIT,
  type HallImport,
  hallImportSchema,
  organizerHallSchema,
  shownHallListSchema,
} from '@mosta/shared/schemas/hall.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { standListSchema } from '@mosta/shared/schemas/stand.schema';
import { eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import { auditLog } from '../src/tables/audit';
import { halls } from '../src/tables/hall';
import { stands } from '../src/tables/stand';
import { multipart } from './safety/support/payloads';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60">${content}</svg>`;
const box = (code: string, at: number) =>
  `<rect id="${code}" x="${at * 30}" y="10" width="28" height="28" fill="#e8a33d"/>`;

async function upload(file: string) {
  const { payload, headers: type } = multipart([['name="file"; filename="hall.svg"', file]]);
  const request = { method: 'POST', url: '/v1/organizer/hall/import', payload } as const;
  return service.app.inject({ ...request, headers: { ...headers, ...type } });
}
async function imported(file: string): Promise<HallImport> {
  const answer = await upload(file);
  expect(answer.statusCode).toBe(200);
  return v.parse(hallImportSchema, answer.json());
}
const store = (hall: string, drawing: object, name = 'Hall d’essai') =>
  service.app.inject({
    ...{ method: 'POST', url: '/v1/organizer/hall', headers },
    payload: { hall, name, drawingId: 'a', drawing },
  });
const show = (hall: string) =>
  service.app.inject({ method: 'POST', url: `/v1/organizer/hall/${hall}/show`, headers });
const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());
const shownHalls = async () =>
  v.parse(shownHallListSchema, (await service.app.inject({ url: '/v1/hall' })).json());
const states = async (prefix: string) =>
  service.database.db
    .select({ code: stands.code, state: stands.state, hall: stands.hall })
    .from(stands)
    .where(like(stands.code, `${prefix}%`))
    .orderBy(stands.position);

it('is served with the places that the edition lists', async () => {
  const [hall] = await shownHalls();
  expect(hall).toEqual(shippedHalls()[0]);
});

describe('an uploaded drawing', () => {
  it('comes back in the plan’s format, with each code and each loss, and is stored nowhere', async () => {
    const before = await shownHalls();
    const { drawing, placed, losses } = await imported(
      svg(`${box('B49', 0)}${box('Z01', 1)}<image href="a.png" width="9" height="9"/>`),
    );
    expect(placed).toEqual([
      { code: 'B49', source: 'id', known: true },
      { code: 'Z01', source: 'id', known: false },
    ]);
    expect(losses).toEqual([
      expect.objectContaining({ code: 'IMAGE', reason: expect.stringMatching(/./) }),
    ]);
    expect(drawing).toMatchObject({ width: 1500, height: 300 });
    expect(await shownHalls()).toEqual(before);
  });

  const deep = `${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`;
  const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
    .split('')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
    .join('')}]>${svg('<text>&j;</text>')}`;
  it.each([
    ['no XML', 'bonjour', 'HALL_REFUSED', 'BAD_XML'],
    ['another XML', '<html/>', 'HALL_REFUSED', 'NOT_SVG'],
    ['nothing drawn', svg(''), 'HALL_REFUSED', 'NOTHING_DRAWN'],
    ['elements that are nested too deeply', svg(deep), 'HALL_REFUSED', 'TOO_DEEP'],
    ['entities that grow', entities, 'HALL_REFUSED', 'NOTHING_DRAWN'],
  ])('is refused with a reason: %s', async (_case, file, code, reason) => {
    const answer = await upload(file);
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).toMatchObject({ code, errors: [{ path: reason }] });
  });

  it('is taken where single shapes are broken, and names them', async () => {
    const { placed, losses } = await imported(
      svg(`${box('B48', 0)}<rect id="B47" x="NaN" y="0" width="1e300" height="9"/>
        <path id="B46" d="M0 0 L nonsense"/><rect width="5" height="5" transform="scale(NaN)"/>`),
    );
    expect(placed.map(({ code }) => code)).toContain('B48');
    expect(losses.length).toBeGreaterThan(0);
  });

  it('is refused beyond 10 MB, and where there is none', async () => {
    const large = await upload(svg(' '.repeat(HALL_FILE_LIMIT)));
    expect([large.statusCode, problemOf(large).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const none = await upload('');
    expect([none.statusCode, problemOf(none).code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is for organisers alone', async () => {
    const { payload, headers: type } = multipart([['name="file"; filename="a.svg"', svg('')]]);
    const request = { method: 'POST', url: '/v1/organizer/hall/import', payload } as const;
    const { statusCode } = await service.app.inject({ ...request, headers: type ?? {} });
    expect(statusCode).toBe(401);
  });
});

describe('a second hall', () => {
  it('is a draft without stands until it is shown, and its stands are blocked then', async () => {
    const { drawing } = await imported(svg([1, 2, 3].map((at) => box(`E0${at}`, at)).join('')));
    const draft = v.parse(organizerHallSchema, (await store('est', drawing)).json());
    expect(draft).toMatchObject({ id: 'est', name: 'Hall d’essai', shown: false });
    expect(draft.places.map(({ code, kind, group }) => [code, kind, group])).toEqual(
      ['E01', 'E02', 'E03'].map((code) => [code, 'stand', 'E']),
    );
    expect((await shownHalls()).map(({ id }) => id)).toEqual(['principal']);
    expect(await states('E0')).toEqual([]);
    expect((await service.app.inject({ url: '/v1/hall/est/drawing/a' })).statusCode).toBe(404);

    expect((await show('est')).json()).toMatchObject({ shown: true });
    expect((await shownHalls()).map(({ id }) => id)).toEqual(['principal', 'est']);
    expect(await states('E0')).toEqual(
      ['E01', 'E02', 'E03'].map((code) => ({ code, state: 'bloque', hall: 'est' })),
    );
    const list = v.parse(standListSchema, (await service.app.inject({ url: '/v1/stand' })).json());
    expect(list.slice(-3).map(({ code }) => code)).toEqual(['E01', 'E02', 'E03']);
    const served = await service.app.inject({ url: '/v1/hall/est/drawing/a' });
    expect(served.json()).toEqual(drawing);
    const events = await service.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'est'));
    expect(events.map(({ action }) => action)).toEqual(['hall.store', 'hall.show']);
  });

  it('keeps what is sold or under option: a drawing without it is refused, and names each', async () => {
    await service.database.db
      .update(stands)
      .set({ state: 'confirme' })
      .where(eq(stands.code, 'E01'));
    const { drawing } = await imported(svg(box('E02', 1) + box('E09', 2)));
    const refused = await store('est', drawing);
    expect(refused.statusCode).toBe(409);
    expect(problemOf(refused)).toMatchObject({
      code: 'HALL_STANDS_IN_USE',
      errors: [{ path: 'E01' }],
    });
    expect(await states('E0')).toHaveLength(3);

    const { drawing: whole } = await imported(svg(box('E01', 0) + box('E02', 1) + box('E09', 2)));
    const replaced = v.parse(organizerHallSchema, (await store('est', whole)).json());
    expect(replaced.places.map(({ code }) => code)).toEqual(['E01', 'E02', 'E09']);
    const [main, east] = await shownHalls();
    expect(main?.drawings.map(({ lacks }) => lacks.length)).toEqual([0, 5]);
    expect(east?.drawings).toEqual([{ id: 'a', stored: true, lacks: [] }]);
    expect(await states('E0')).toEqual(
      [
        ['E01', 'confirme'],
        ['E02', 'bloque'],
        ['E03', 'bloque'],
        ['E09', 'bloque'],
      ].map(([code, state]) => ({ code, state, hall: 'est' })),
    );
  });

  it('says of each drawing which places it lacks', async () => {
    const { drawing } = await imported(svg(box('E02', 1)));
    const request = { method: 'POST', url: '/v1/organizer/hall', headers } as const;
    const payload = { hall: 'est', name: 'Hall d’essai', drawingId: 'c', drawing };
    const answer = await service.app.inject({ ...request, payload });
    expect(v.parse(organizerHallSchema, answer.json()).drawings).toEqual([
      { id: 'a', stored: true, lacks: [] },
      { id: 'c', stored: true, lacks: ['E01', 'E09'] },
    ]);
  });

  it('has codes of its own', async () => {
    const [free = ''] = freeCodes();
    const { drawing } = await imported(svg(box(free, 0)));
    const refused = await store('ouest', drawing);
    expect(problemOf(refused)).toMatchObject({
      code: 'HALL_CODES_TAKEN',
      errors: [{ path: free }],
    });
    const kept = await service.database.db.select().from(halls).where(eq(halls.id, 'ouest'));
    expect(kept).toEqual([]);
  });

  it('is refused where the drawing names no place', async () => {
    const empty = { id: 'a', width: 1500, height: 300, shapes: [] };
    expect(problemOf(await store('nord', empty)).code).toBe('HALL_REFUSED');
  });
});
