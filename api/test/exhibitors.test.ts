import agencyDirectory from '@mosta/shared/domain/exhibitors.json';
import {
  ownCompanySchema,
  ownExhibitorPageSchema,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { publicExhibitorListSchema } from '@mosta/shared/schemas/public-exhibitor.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { exhibitorPages } from '../src/tables/exhibitor';
import { participations } from '../src/tables/participation';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { makeStand } from './safety/support/rows';
import { makeApplicant, type TestApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let mine: TestApplicant;
beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
});
beforeEach(async () => {
  await service.database.db.delete(exhibitorPages);
  mine = await makeApplicant(service);
});
afterAll(() => service.close());

const PAGE = {
  name: 'Exposant exemple',
  sector: 'oil',
  country: 'DZ',
  description: 'Texte d’exemple.',
  website: 'exemple.dz',
  published: true,
};
const call = (method: 'GET' | 'PUT' | 'PATCH', url: string, by: TestApplicant, payload?: object) =>
  service.app.inject({ method, url, headers: by.headers, ...(payload ? { payload } : {}) });
const page = async (by: TestApplicant) =>
  v.parse(ownExhibitorPageSchema, (await call('GET', '/v1/exhibitor-page/mine', by)).json());
const save = (by: TestApplicant, change: object = {}) =>
  call('PUT', '/v1/exhibitor-page/mine', by, { ...PAGE, ...change });
const directory = async () =>
  v.parse(publicExhibitorListSchema, (await service.app.inject({ url: '/v1/exhibitor' })).json());
/** Where the list is kept in memory, the news of a change arrives a moment later. */
async function untilListed(count: number) {
  for (;;) {
    const list = await directory();
    if (list.length === count) return list;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
const confirm = ({ reservation }: TestApplicant) =>
  service.database.db
    .update(reservations)
    .set({ status: 'confirmed' })
    .where(eq(reservations.id, reservation));
const company = (by: TestApplicant) => call('GET', '/v1/company/mine', by);
const correct = (by: TestApplicant, change: object) =>
  call('PATCH', '/v1/company/mine', by, change);
const ownCompany = async (by: TestApplicant) =>
  v.parse(ownCompanySchema, (await company(by)).json());

describe('the directory', () => {
  it('shows a page once it is published and a reservation confirmed, with its stands', async () => {
    expect(await page(mine)).toEqual({
      page: null,
      confirmed: false,
      shown: false,
      withdrawn: false,
    });
    expect((await save(mine)).json()).toEqual({
      page: { ...PAGE, website: 'https://exemple.dz/' },
      ...{ confirmed: false, shown: false, withdrawn: false },
    });
    expect(await directory()).toEqual([]);
    const { code } = await makeStand(service);
    await service.database.db.insert(reservationBooths).values({
      ...{ reservationId: mine.reservation, position: 0, name: 'Stand', size: 9, quantity: 1 },
      ...{ reserved: true, standCode: code },
    });
    await confirm(mine);
    const { published: _, ...shown } = PAGE;
    const listed = { ...shown, _id: mine.id, website: 'https://exemple.dz/', stands: [code] };
    expect(await untilListed(1)).toEqual([listed]);
    expect((await service.app.inject({ url: `/v1/exhibitor/${mine.id}` })).json()).toEqual(listed);
    await save(mine, { published: false });
    await untilListed(0);
    expect((await service.app.inject({ url: `/v1/exhibitor/${mine.id}` })).statusCode).toBe(404);
  });

  it('has the exhibitors of the agency’s file in a call of their own', async () => {
    const answer = await service.app.inject({ url: '/v1/exhibitor/listed' });
    const { edition: _edition, ...listed } = agencyDirectory;
    expect(answer.json()).toEqual(listed);
    const known = { 'if-none-match': String(answer.headers.etag) };
    const again = await service.app.inject({ url: '/v1/exhibitor/listed', headers: known });
    expect(again.statusCode).toBe(304);
  });

  it('is in the order of names', async () => {
    const other = await makeApplicant(service);
    await save(mine, { name: 'Zeste exemple' });
    await save(other, { name: 'Éclat exemple' });
    await confirm(mine);
    await confirm(other);
    expect((await untilListed(2)).map(({ name }) => name)).toEqual([
      'Éclat exemple',
      'Zeste exemple',
    ]);
  });

  it('loses a page that an organiser withdraws until they restore it; each action is notified and recorded once', async () => {
    const { call: sales, auditEvents, notificationsOf } = salesCalls(service);
    await save(mine);
    await confirm(mine);
    await untilListed(1);
    const withdraw = () => sales('POST', `/v1/organizer/exhibitor/${mine.id}/withdraw`, organizer);
    for (const _time of ['once', 'again']) expect((await withdraw()).statusCode).toBe(200);
    await untilListed(0);
    await save(mine);
    expect(await page(mine)).toMatchObject({
      ...{ page: { published: true }, shown: false, withdrawn: true },
    });
    expect((await service.app.inject({ url: `/v1/exhibitor/${mine.id}` })).statusCode).toBe(404);
    const restore = () => sales('POST', `/v1/organizer/exhibitor/${mine.id}/restore`, organizer);
    for (const _time of ['once', 'again']) {
      expect((await restore()).json()).toMatchObject({ shown: true, withdrawn: false });
    }
    await untilListed(1);
    expect((await notificationsOf(mine)).map(({ title }) => title)).toEqual([
      'Page rétablie dans l’annuaire',
      'Page retirée de l’annuaire',
    ]);
    expect((await auditEvents()).filter(([, subject]) => subject === mine.id)).toEqual([
      ['exhibitor.withdraw', mine.id],
      ['exhibitor.restore', mine.id],
    ]);
  });

  it.each([
    ['a sector that is none', { sector: 'autre' }, 'sector'],
    ['a country in words', { country: 'Algérie' }, 'country'],
    ['a website that is a script', { website: 'javascript:alert(1)' }, 'website'],
  ])('refuses %s', async (_case, change, path) => {
    const answer = await save(mine, change);
    expect(answer.statusCode).toBe(400);
    expect(v.parse(problemSchema, answer.json()).errors?.[0]?.path).toBe(path);
  });
});

describe('one’s own company', () => {
  it('is changed field by field, and held against its country as a whole', async () => {
    const before = await ownCompany(mine);
    expect(before.locked).toEqual([]);
    const changed = await correct(mine, { adresse: '2, rue de l’Exemple' });
    expect(changed.json()).toEqual({
      ...before,
      company: { ...before.company, adresse: '2, rue de l’Exemple' },
    });
    const refused = await correct(mine, { pays: 'Algérie', nifNumero: '12' });
    expect(outcomeOf(refused)).toEqual([400, 'INVALID_INPUT']);
    expect((await ownCompany(mine)).company?.adresse).toBe('2, rue de l’Exemple');
  });

  it('keeps what the dossier was accepted with', async () => {
    await service.database.db
      .update(participations)
      .set({ status: 'accepted' })
      .where(eq(participations.id, mine.participation));
    const before = await ownCompany(mine);
    expect(before.locked).toContain('nifNumero');
    const refused = await correct(mine, { raisonSociale: 'Autre', adresse: 'Ailleurs' });
    expect(outcomeOf(refused)).toEqual([409, 'COMPANY_LOCKED']);
    const { errors } = v.parse(problemSchema, refused.json());
    expect(errors?.map(({ path }) => path)).toEqual(['raisonSociale']);
    expect(await ownCompany(mine)).toEqual(before);
    const taken = await correct(mine, {
      ...{ raisonSociale: before.company?.raisonSociale, adresse: 'Ailleurs' },
    });
    expect(v.parse(ownCompanySchema, taken.json()).company?.adresse).toBe('Ailleurs');
  });
});
