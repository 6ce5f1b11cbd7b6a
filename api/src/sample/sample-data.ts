import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { drawnSize } from '@mosta/shared/domain/edition-halls';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import { SMALLEST_STAND } from '@mosta/shared/domain/stand-size';
import { inArray } from 'drizzle-orm';
import { addFirstEdition } from '../modules/edition/first-edition';
import { addInventory } from '../modules/stand/inventory';
import { hashPassword } from '../platform/accounts/password';
import type { Db, Executor } from '../platform/database/database';
import type { Storage } from '../platform/storage/storage';
import { users } from '../tables/account';
import { organizers } from '../tables/organizer';
import { reservationBooths, reservationLines, reservations } from '../tables/reservation';
import { stands } from '../tables/stand';
import { addSampleCatalogue, reservedItem } from './sample-catalogue';
import { addSampleHotels } from './sample-hotels';
import { addSampleParticipation } from './sample-participation';

/** The sample accounts' password; such accounts exist only where PORTAL_DEMO=1. */
export const SAMPLE_PASSWORD = 'MostaExpo-2025';
export const SAMPLE_EXHIBITOR = 'exposant@exemple.dz';
export const SAMPLE_ORGANIZER = 'organisateur@exemple.dz';
/** One organiser of each role, and the first name that says so. */
const SAMPLE_ORGANIZERS = [
  { email: SAMPLE_ORGANIZER, role: 'owner', prenom: 'Organisateur' },
  { email: 'responsable@exemple.dz', role: 'manager', prenom: 'Responsable' },
  { email: 'comptable@exemple.dz', role: 'accountant', prenom: 'Comptable' },
  { email: 'accueil@exemple.dz', role: 'gate', prenom: 'Accueil' },
  { email: 'lecteur@exemple.dz', role: 'reader', prenom: 'Lecteur' },
] as const;
/** Every account whose password is published. */
export const SAMPLE_EMAILS = [SAMPLE_EXHIBITOR, ...SAMPLE_ORGANIZERS.map(({ email }) => email)];

/**
 * Fills what is missing of the sample data; running it again changes nothing.
 * @param storage where the sample participation's document goes; without one it has none
 */
export async function addSampleData(db: Db, storage?: Storage): Promise<void> {
  const known = await db.$count(users, inArray(users.email, SAMPLE_EMAILS));
  // Hashing is slow on purpose, so a second start does without.
  const passwordHash = known < SAMPLE_EMAILS.length ? await hashPassword(SAMPLE_PASSWORD) : null;
  await db.transaction(async (transaction) => {
    // Reservations refer to stands, and those to their edition, which a first start has not yet.
    await addFirstEdition(transaction, FIRST_EDITION.bank);
    await addInventory(transaction, FIRST_EDITION);
    if (passwordHash !== null) await addAccounts(transaction, passwordHash, storage);
    await addSampleCatalogue(transaction);
    await addSampleHotels(transaction);
  });
}

async function addAccounts(
  db: Executor,
  passwordHash: string,
  storage: Storage | undefined,
): Promise<void> {
  const account = (email: string, prenom: string) => ({
    email,
    emailVerifiedAt: new Date(),
    passwordHash,
    nom: 'Exemple',
    prenom,
  });
  for (const { email, role, prenom } of SAMPLE_ORGANIZERS) {
    const [organizer] = await db
      .insert(users)
      .values({ ...account(email, prenom), role: 'Organizer' })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!organizer) continue;
    await db.insert(organizers).values({ userId: organizer.id, role, joinedAt: new Date() });
  }
  const [exhibitor] = await db
    .insert(users)
    .values({ ...account(SAMPLE_EXHIBITOR, 'Exposant'), role: 'Exhibitor' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // It was there, or another process was faster.
  if (!exhibitor) return;
  const applied = new Date('2025-01-15T09:00:00Z');
  const reservationId = await addReservation(db, exhibitor.id, 'DZD', applied, {
    booths: [
      { name: 'B12', ...standTerms('B12'), reserved: true, standCode: 'B12' },
      // Free on the plan: a wish that keeps no stand.
      { name: 'C48', ...standTerms('C48'), reserved: false, standCode: null },
    ],
    // Its deadlines count from the day on which the portal is tried.
    confirmedAt: new Date(),
    services: [
      ['chaise-supplementaire', 4],
      ['prise-electrique-220', 2],
      ['nettoyage-stand', 4],
    ],
    communication: [
      ['bache-imprimee', 6],
      ['page-catalogue', 1],
    ],
  });
  await addReservation(db, exhibitor.id, 'EUR', new Date('2025-02-20T09:00:00Z'), {
    booths: [{ name: 'D14', ...standTerms('D14'), reserved: true, standCode: 'D14' }],
    confirmedAt: new Date('2025-02-20T09:00:00Z'),
    services: [['table-supplementaire', 1]],
    communication: [],
  });
  await addSampleParticipation(db, exhibitor.id, reservationId, applied, storage);
}

/** Size and prices of a stand, as the inventory has them. */
function standTerms(code: string) {
  const size = drawnSize(code) ?? SMALLEST_STAND;
  return { size, prices: { ...standPrices(FIRST_EDITION, size) } };
}

/** An item of the sample catalogue, and how many. */
type Line = [item: string, quantity: number];

async function addReservation(
  db: Executor,
  exhibitorId: string,
  currency: 'DZD' | 'EUR',
  createdAt: Date,
  content: {
    booths: {
      name: string;
      size: number;
      prices: Record<string, number>;
      reserved: boolean;
      standCode: string | null;
    }[];
    confirmedAt: Date;
    services: Line[];
    communication: Line[];
  },
): Promise<string> {
  const reservationId = randomUUID();
  const { confirmedAt } = content;
  await db
    .insert(reservations)
    .values({ id: reservationId, exhibitorId, currency, createdAt, confirmedAt });
  await db
    .insert(reservationBooths)
    .values(
      content.booths.map((booth, position) => ({ reservationId, position, quantity: 1, ...booth })),
    );
  const rows = (lines: Line[]) =>
    lines.map(([item, quantity], position) => ({
      ...{ reservationId, position, quantity, pieces: quantity },
      ...reservedItem(item),
    }));
  await db
    .insert(reservationLines)
    .values([...rows(content.services), ...rows(content.communication)]);
  const sold = content.booths.flatMap(({ standCode }) => (standCode === null ? [] : [standCode]));
  await db.update(stands).set({ state: 'confirme' }).where(inArray(stands.code, sold));
  return reservationId;
}
