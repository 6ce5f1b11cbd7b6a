import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { priceSimulation } from '@mosta/shared/domain/pricing';
import { INITIAL_SIMULATION } from '@mosta/shared/domain/simulation';
import { ownApplicationSchema } from '@mosta/shared/schemas/privacy.schema';
import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordConsent } from '../src/modules/consent/consent.repository';
import { erasePastTerm } from '../src/modules/privacy/retention';
import { removeOrphans } from '../src/modules/privacy/retention.repository';
import { KEEPING_COLUMNS } from '../src/modules/privacy/unconfirmed-accounts';
import { createSignedLinks } from '../src/platform/accounts/signed-link';
import { createLocalStorage } from '../src/platform/storage/local-storage';
import { passwordResets, users } from '../src/tables/account';
import { badges } from '../src/tables/badge';
import { consents } from '../src/tables/consent';
import { exhibitorInvitations, exhibitorMembers, exhibitors } from '../src/tables/exhibitor';
import { outbox } from '../src/tables/outbox';
import { quotes } from '../src/tables/quote';
import { staffApplications } from '../src/tables/staff';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

const TERMS = { keepApplicationsDays: 365, keepBadgesDays: 365 };

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterEach(async () => {
  await service.database.db.delete(staffApplications);
  await service.database.db.delete(badges);
  await service.database.db.delete(consents);
});
afterAll(() => service.close());

const uploads = () => readdirSync(join(service.dataDir, 'uploads'));

/** An application with its file, as it lies after having been received. */
async function application(dates: { createdAt: string; decidedAt?: string }, name: string) {
  const key = name.padEnd(32, 'x');
  writeFileSync(join(service.dataDir, 'uploads', key), '%PDF-1.7');
  const [row] = await service.database.db
    .insert(staffApplications)
    .values({
      personal: {
        ...{ name: 'Exemple', surname: name, email: 'candidate@exemple.dz' },
        ...{ phone: '+213555123456', address: 'Mostaganem', birthdate: '2000-01-31' },
      },
      professional: {
        ...{ studyLevel: 'BAC +3', diplome: 'Licence', experience: '', agroExperience: '' },
        ...{ works: [], skills: ['accueil'], languages: ['arabe'], coverLetter: 'Bonjour' },
      },
      files: { resume: key },
      createdAt: new Date(dates.createdAt),
      decidedAt: dates.decidedAt === undefined ? null : new Date(dates.decidedAt),
    })
    .returning();
  if (!row) throw new Error('The application was not written');
  await recordConsent(service.database.db, 'staff', row.id, '2025-01');
  return { id: row.id, key };
}

/** Waits until a file's removal was carried out. */
async function untilRemoved(key: string): Promise<void> {
  while (uploads().includes(key)) await wait(20);
}

describe('what is past its term', () => {
  it('goes: applications by their decision or receipt, with files and consents', async () => {
    const { db } = service.database;
    const old = await application({ createdAt: '2025-01-01' }, 'ancienne');
    const decided = await application({ createdAt: '2025-01-01', decidedAt: '2025-06-01' }, 'tard');
    const erased = await erasePastTerm(db, TERMS, new Date('2026-03-01'));
    expect(erased).toMatchObject({ applications: 1, badges: 0 });
    await untilRemoved(old.key);
    expect(uploads()).toContain(decided.key);
    expect((await db.select().from(staffApplications)).map(({ id }) => id)).toEqual([decided.id]);
    const agreed = await db.select().from(consents);
    expect(agreed.map(({ subjectId }) => subjectId)).toEqual([decided.id]);
  });

  it('goes: badges from the fair’s end on, those made after it from their making', async () => {
    const { db } = service.database;
    const badge = (email: string, createdAt: string) => ({
      ...{ email, nom: 'Exemple', prenom: 'Visiteur', category: 'visitor' as const },
      createdAt: new Date(createdAt),
    });
    await db
      .insert(badges)
      .values([badge('avant@exemple.dz', '2025-01-15'), badge('apres@exemple.dz', '2026-01-15')]);
    const early = await erasePastTerm(db, TERMS, new Date('2026-05-01T12:00:00Z'));
    expect(early.badges).toBe(0);
    const late = await erasePastTerm(db, TERMS, new Date('2026-05-02T12:00:00Z'));
    expect(late.badges).toBe(1);
    expect((await db.select().from(badges)).map(({ email }) => email)).toEqual([
      'apres@exemple.dz',
    ]);
  });

  it('goes: badges with their consents, however many they are', async () => {
    const { db } = service.database;
    const many = 120;
    const made = await db
      .insert(badges)
      .values(
        Array.from({ length: many }, (_, index) => ({
          ...{ email: `visiteur-${index}@exemple.dz`, nom: 'Exemple', prenom: 'Visiteur' },
          ...{ category: 'visitor' as const, createdAt: new Date('2025-01-15') },
        })),
      )
      .returning({ subjectId: badges.id });
    await db.insert(consents).values(
      made.flatMap(({ subjectId }) =>
        (['badge', 'badge-contacts'] as const).map((subjectKind) => ({
          ...{ subjectKind, subjectId, version: '2025-01' },
        })),
      ),
    );
    const erased = await erasePastTerm(db, TERMS, new Date('2026-05-02T12:00:00Z'));
    expect(erased.badges).toBe(many);
    expect(await db.$count(badges)).toBe(0);
    expect(await db.$count(consents)).toBe(0);
  });

  it('goes: links for a forgotten password', async () => {
    const { db } = service.database;
    const [user] = await db.select().from(users).limit(1);
    const expiresAt = new Date('2026-01-01T10:00:00Z');
    await db.insert(passwordResets).values({ userId: user?.id ?? '', tokenHash: 'x', expiresAt });
    const before = await erasePastTerm(db, TERMS, new Date('2026-01-01T09:59:00Z'));
    expect(before.resets).toBe(0);
    expect((await erasePastTerm(db, TERMS, expiresAt)).resets).toBe(1);
  });

  it('goes: accounts whose address nobody confirmed in a month, and that hold nothing', async () => {
    const { db } = service.database;
    const sign = async (email: string, verified = false) =>
      (await service.signup(email, { verified })).user._id;
    const idle = await sign('jamais@exemple.dz');
    await sign('confirme@exemple.dz', true);
    const kept = await sign('devis@exemple.dz');
    await db.insert(quotes).values({
      ...{ ownerId: kept, secretHash: randomUUID(), simulation: INITIAL_SIMULATION },
      ...{ priced: priceSimulation(FIRST_EDITION, INITIAL_SIMULATION), validUntil: new Date() },
    });
    const [host, guest] = [await sign('seule@exemple.dz'), await sign('collegue@exemple.dz')];
    await db
      .update(exhibitorMembers)
      .set({ exhibitorId: host, role: 'member' })
      .where(eq(exhibitorMembers.userId, guest));
    await recordConsent(db, 'account', idle, '2025-01');
    const [made] = await db.select().from(users).where(eq(users.id, idle));
    const day = 24 * 3_600_000;
    const past = new Date((made?.createdAt.getTime() ?? 0) + 30 * day);
    const count = () => db.$count(users);
    const before = await count();
    expect((await erasePastTerm(db, TERMS, past)).accounts).toBe(0);
    expect(await count()).toBe(before);
    expect((await erasePastTerm(db, TERMS, new Date(past.getTime() + day))).accounts).toBe(1);
    expect(await db.$count(users, eq(users.id, idle))).toBe(0);
    expect(await count()).toBe(before - 1);
    expect(await db.$count(consents, eq(consents.subjectId, idle))).toBe(0);
    await db.delete(users).where(inArray(users.id, [kept, host, guest]));
  });

  it('leaves an unconfirmed account with anything that was made for its exhibitor', async () => {
    const { rows } = await service.database.pool.query(
      `select conrelid::regclass::text as name from pg_constraint
         where contype = 'f' and confrelid = 'exhibitors'::regclass`,
    );
    const tables = v.parse(v.array(v.object({ name: v.string() })), rows);
    // Colleagues are looked for by themselves; an invitation lives a week; a distinction is nothing that was made for it.
    const known = ['exhibitor_members', 'exhibitor_invitations'];
    known.push('exhibitor_distinctions', 'exhibitor_distinctions');
    const keeping = KEEPING_COLUMNS.map(({ table }) => getTableName(table));
    expect([...known, ...keeping].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('goes: invitations that nobody accepted', async () => {
    const { db } = service.database;
    const [member] = await db.select().from(exhibitorMembers).limit(1);
    if (!member) throw new Error('Nobody acts for an exhibitor');
    const { exhibitorId, userId: invitedBy } = member;
    const expiresAt = new Date('2026-01-01T10:00:00Z');
    const invitation = { exhibitorId, invitedBy, email: 'collegue@exemple.dz', expiresAt };
    await db.insert(exhibitorInvitations).values({ ...invitation, tokenHash: 'x' });
    const before = await erasePastTerm(db, TERMS, new Date('2026-01-01T09:59:00Z'));
    expect(before.invitations).toBe(0);
    expect((await erasePastTerm(db, TERMS, expiresAt)).invitations).toBe(1);
  });

  it('goes: what could not be delivered for a month, but for the removal of files', async () => {
    const { db } = service.database;
    const createdAt = new Date('2026-01-01T10:00:00Z');
    const stuck = { attempts: 100, payload: { to: 'candidate@exemple.dz' }, createdAt };
    await db.insert(outbox).values([
      { ...stuck, topic: 'mail' },
      { ...stuck, topic: 'notification', attempts: 1000 },
      { ...stuck, topic: 'file-removal' },
      { ...stuck, topic: 'mail', createdAt: new Date('2026-01-20') },
    ]);
    const now = new Date('2026-02-01T10:00:00Z');
    expect((await erasePastTerm(db, TERMS, now)).undelivered).toBe(2);
    const left = await db
      .select({ topic: outbox.topic })
      .from(outbox)
      .where(sql`${outbox.payload}->>'to' = 'candidate@exemple.dz'`)
      .orderBy(outbox.topic);
    expect(left).toEqual([{ topic: 'file-removal' }, { topic: 'mail' }]);
  });

  it('goes: quotes that nobody took, a month after they expired', async () => {
    const { db } = service.database;
    const quote = (secretHash: string, ownerId: string | null) => ({
      ...{ secretHash, ownerId, validUntil: new Date('2026-01-01T10:00:00Z') },
      simulation: { ...INITIAL_SIMULATION, promo: null, promoCode: null },
      priced: priceSimulation(FIRST_EDITION, INITIAL_SIMULATION),
    });
    const [owner] = await db.select().from(exhibitors).limit(1);
    await db.insert(quotes).values([quote('libre', null), quote('prise', owner?.id ?? '')]);
    expect((await erasePastTerm(db, TERMS, new Date('2026-01-31T09:00:00Z'))).quotes).toBe(0);
    expect((await erasePastTerm(db, TERMS, new Date('2026-01-31T11:00:00Z'))).quotes).toBe(1);
    expect(await db.select({ hash: quotes.secretHash }).from(quotes)).toEqual([{ hash: 'prise' }]);
  });

  it('goes: files that no row names', async () => {
    const named = await application({ createdAt: '2026-01-01' }, 'nommee');
    const orphan = 'orpheline'.padEnd(32, 'x');
    writeFileSync(join(service.dataDir, 'uploads', orphan), '%PDF-1.7');
    const storage = createLocalStorage(join(service.dataDir, 'uploads'));
    const { db } = service.database;
    expect(await removeOrphans(db, storage, new Date(Date.now() - 60_000))).toBe(0);
    const strays = uploads().length - 1;
    expect(await removeOrphans(db, storage, new Date(Date.now() + 60_000))).toBe(strays);
    expect(uploads()).toEqual([named.key]);
  });

  it('goes once, when two processes do it at the same moment', async () => {
    const { db } = service.database;
    const old = await application({ createdAt: '2025-01-01' }, 'double');
    const now = new Date('2026-03-01');
    const erased = await Promise.all([1, 2].map(() => erasePastTerm(db, TERMS, now)));
    expect(erased.reduce((sum, { applications }) => sum + applications, 0)).toBe(1);
    await untilRemoved(old.key);
  });
});

describe('a candidate’s link', () => {
  const links = createSignedLinks(TEST_SECRET);
  const mine = (id: string) => `/v1/staff/mine/${links.sign('staff-application', id)}`;

  it('shows the application without its files’ keys, and erases it with them', async () => {
    const { id, key } = await application({ createdAt: '2025-01-01' }, 'mienne');
    const shown = await service.app.inject({ url: mine(id) });
    expect(v.parse(ownApplicationSchema, shown.json())).toMatchObject({
      ...{ _id: id, files: ['resume'], consents: [{ version: '2025-01' }] },
      personalInfo: { surname: 'mienne' },
    });
    expect(shown.body).not.toContain(key);
    expect((await service.app.inject({ method: 'DELETE', url: mine(id) })).statusCode).toBe(204);
    await untilRemoved(key);
    expect(await service.database.db.select().from(consents)).toEqual([]);
    expect((await service.app.inject({ url: mine(id) })).statusCode).toBe(404);
    expect((await service.app.inject({ method: 'DELETE', url: mine(id) })).statusCode).toBe(404);
  });

  it('opens nothing when it was made up', async () => {
    const { id } = await application({ createdAt: '2025-01-01' }, 'autrui');
    const forged = [id, `${id}.abc`, links.sign('badge', id), links.sign('staff-application', 'x')];
    for (const token of forged) {
      const response = await service.app.inject({ url: `/v1/staff/mine/${token}` });
      expect([token, response.statusCode]).toEqual([token, 404]);
    }
  });
});
