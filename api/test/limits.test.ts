import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import { allowanceCounts } from '../src/tables/allowance';
import { participations } from '../src/tables/participation';
import { staffApplications } from '../src/tables/staff';
import { multipart, PERSONAL, PROFESSIONAL } from './safety/support/payloads';
import { makeParticipation } from './safety/support/rows';
import { form } from './support/participation-form';
import { makeApplicant, upload } from './support/participations';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

const MEGABYTE = 1024 * 1024;
let service: TestApp;
const startWith = (environment: Record<string, string>) => {
  beforeAll(async () => {
    service = await startTestApp({ LOGIN_PER_MINUTE: '100000', ...environment });
  });
  afterEach(() => service.database.db.delete(allowanceCounts));
  afterAll(() => service.close());
};

const codeOf = (answer: { json: () => unknown }) => v.parse(problemSchema, answer.json()).code;
const retryAfterOf = ({ headers }: { headers: object }) =>
  Number(new Map(Object.entries(headers)).get('retry-after'));

const application = (megabytes: number, personal: object = PERSONAL) =>
  multipart([
    ['name="personalInfo"', JSON.stringify(personal)],
    ['name="professionalInformation"', JSON.stringify(PROFESSIONAL)],
    ['name="resume"; filename="cv.pdf"', pdf(megabytes)],
  ]);
const pdf = (megabytes: number) => `%PDF-1.7\n${'x'.repeat(megabytes * MEGABYTE)}`;

const apply = (app: TestApp['app'], remoteAddress: string, form = application(4)) =>
  app.inject({ method: 'POST', url: '/v1/staff', remoteAddress, ...form });

const badge = (app: TestApp['app'], visitor: number, remoteAddress = '192.0.2.1') =>
  app.inject({
    ...{ method: 'POST', url: '/v1/badge', remoteAddress },
    payload: {
      ...{ nom: 'Exemple', prenom: 'Visiteur', email: `visiteur-${visitor}@exemple.dz` },
      ...{ category: 'visitor', consent: '2025-01' },
    },
  });

describe('uploads', () => {
  startWith({ UPLOAD_MB_PER_DAY: '160' });

  it('of one address end at its share of the day, whichever process takes them', async () => {
    const config = readConfig({
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', AUTH_SECRET: TEST_SECRET, FREE_MB: '0' },
      ...{ PORTAL_DATA: service.dataDir, PORTAL_HOST_DIST: service.hostDist },
      UPLOAD_MB_PER_DAY: '160',
    });
    const other = await createApp(config, { ...service.database, close: async () => undefined });
    try {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          apply(index % 2 === 0 ? service.app : other, `2001:db8::${index + 1}`),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
      expect(await service.database.db.$count(staffApplications)).toBe(3);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      if (!refused) throw new Error('None was refused');
      expect(codeOf(refused)).toBe('QUOTA_REACHED');
      expect(retryAfterOf(refused)).toBeGreaterThan(86_000);
      expect((await apply(other, '2001:db8:0:1::1')).statusCode).toBe(201);
    } finally {
      await other.close();
    }
  });

  it('of all together end at an hour’s budget, which failed ones do not use up', async () => {
    const { app } = service;
    const failed = application(4, {});
    for (let address = 1; address <= 10; address += 1) {
      expect((await apply(app, `192.0.2.${address}`, failed)).statusCode).toBe(400);
    }
    const statuses: number[] = [];
    for (let address = 101; address <= 110; address += 1) {
      const answer = await apply(app, `192.0.2.${address}`);
      statuses.push(answer.statusCode);
      if (answer.statusCode === 201) continue;
      expect(codeOf(answer)).toBe('BUDGET_SPENT');
      expect(retryAfterOf(answer)).toBeGreaterThan(3000);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 201, 503]);
  });

  it('of one account end at its share, from whatever address they come', async () => {
    const exhibitor = await makeApplicant(service);
    const send = (address: number) =>
      service.app.inject({
        ...{ method: 'POST', url: `/v1/participation/${exhibitor.participation}/document` },
        ...upload('other', 'registre.pdf', pdf(4)),
        remoteAddress: `192.0.2.${address}`,
        headers: { ...upload('other').headers, ...exhibitor.headers },
      });
    const answers = [await send(1), await send(2), await send(3), await send(4)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
  });
});

describe('where the disk fills up', () => {
  startWith({ FREE_MB: '1000000' });

  it('uploads are refused while there is room left for the database, which goes on writing', async () => {
    const refused = await apply(service.app, '192.0.2.1');
    expect(refused.statusCode).toBe(507);
    expect(codeOf(refused)).toBe('STORAGE_FULL');
    expect(retryAfterOf(refused)).toBeGreaterThan(0);
    expect(readdirSync(join(service.dataDir, 'uploads'))).toEqual([]);
    expect((await badge(service.app, 1)).statusCode).toBe(201);
  });
});

describe('points', () => {
  startWith({ POINTS_PER_MINUTE: '60' });

  it('are spent by documents, which cost much, and not by lists', async () => {
    const { app } = service;
    const { token } = v.parse(v.object({ token: v.string() }), (await badge(app, 1)).json());
    const draw = (remoteAddress: string) =>
      app.inject({ url: `/v1/badge/${token}/pdf`, remoteAddress });
    expect((await draw('192.0.2.1')).statusCode).toBe(200);
    const refused = await draw('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    expect(retryAfterOf(refused)).toBeGreaterThan(0);
    expect((await app.inject({ url: '/v1/hotel', remoteAddress: '192.0.2.1' })).statusCode).toBe(
      200,
    );
    expect((await draw('192.0.2.2')).statusCode).toBe(200);
  });
});

describe('budgets over all', () => {
  startWith({ MAILS_PER_HOUR: '3', PDFS_PER_HOUR: '2' });

  it('end mails to typed addresses, wherever they are asked for', async () => {
    const answers = [];
    for (let visitor = 1; visitor <= 4; visitor += 1) {
      answers.push(await badge(service.app, visitor, `192.0.2.${visitor}`));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 503]);
    const [refused] = answers.slice(-1);
    expect(refused && codeOf(refused)).toBe('BUDGET_SPENT');
    expect(refused && retryAfterOf(refused)).toBeGreaterThan(3000);
    expect((await apply(service.app, '192.0.2.9')).statusCode).toBe(503);
  });

  it('end documents', async () => {
    const { app } = service;
    const { token } = v.parse(v.object({ token: v.string() }), (await badge(app, 5)).json());
    const statuses: number[] = [];
    for (let address = 1; address <= 3; address += 1) {
      const url = `/v1/badge/${token}/pdf`;
      statuses.push((await app.inject({ url, remoteAddress: `192.0.2.${address}` })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 503]);
  });

  it('are counted without a readable address', async () => {
    await badge(service.app, 6, '192.0.2.77');
    const keys = (await service.database.db.select().from(allowanceCounts)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain('192.0.2.77');
  });
});

describe('readiness', () => {
  startWith({});
  // An outcome stands for a second.
  let clock: jest.SpyInstance<number>;
  beforeEach(() => {
    const later = Date.now() + 2000;
    clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  });
  afterEach(() => clock.mockRestore());
  const ask = () => service.app.inject({ url: '/readyz' });

  it('is proved by one write however often it is asked at the same time', async () => {
    const insert = jest.spyOn(service.database.db, 'insert');
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(insert).toHaveBeenCalledTimes(1);
    insert.mockRestore();
  });

  it('ends where files cannot be written', async () => {
    clock.mockReturnValue(Date.now() + 10_000);
    rmSync(join(service.dataDir, 'uploads'), { recursive: true });
    expect((await ask()).statusCode).toBe(503);
    mkdirSync(join(service.dataDir, 'uploads'));
  });

  it('ends where the database answers and does not write', async () => {
    clock.mockReturnValue(Date.now() + 20_000);
    await service.database.pool.query('alter table readiness rename to elsewhere');
    expect((await ask()).statusCode).toBe(503);
    expect((await service.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describe('an exhibitor', () => {
  startWith({});

  it('writes a hundred letters in a day and no more', async () => {
    const exhibitor = await makeApplicant(service);
    const write = () =>
      service.app.inject({
        ...{ method: 'POST', url: `/v1/participation/${exhibitor.participation}/message` },
        ...{ headers: exhibitor.headers, payload: { text: 'Une question.' } },
      });
    for (let letter = 0; letter < 100; letter += 1) expect((await write()).statusCode).toBe(201);
    expect(codeOf(await write())).toBe('QUOTA_REACHED');
  });

  it('has twenty participations and no more, also of those that are sent at once', async () => {
    const exhibitor = await makeApplicant(service);
    for (let made = 2; made < 20; made += 1) await makeParticipation(service, exhibitor);
    const apply = () =>
      service.app.inject({
        ...{
          method: 'POST',
          url: '/v1/temp',
          headers: exhibitor.headers,
          payload: form(exhibitor.email),
        },
      });
    const answers = await Promise.all([apply(), apply(), apply()]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map(codeOf)).toEqual(['TOO_MANY_PARTICIPATIONS', 'TOO_MANY_PARTICIPATIONS']);
    const { db } = service.database;
    const own = eq(participations.exhibitorId, exhibitor.id);
    expect(await db.$count(participations, own)).toBe(20);
    // Another account is not concerned.
    const other = await makeApplicant(service);
    const sent = await service.app.inject({
      ...{ method: 'POST', url: '/v1/temp', headers: other.headers, payload: form(other.email) },
    });
    expect(sent.statusCode).toBe(201);
  });
});
