import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../platform/accounts/password';
import type { Db, Executor } from '../platform/database/database';
import {
  hotels,
  reservationBooths,
  reservationLines,
  reservations,
  users,
} from '../platform/database/schema';
import { sampleHotels } from './sample-hotels';

/** The sample accounts' password; such accounts exist only where PORTAL_DEMO=1 (design: Seams). */
export const SAMPLE_PASSWORD = 'MostaExpo-2025';
export const SAMPLE_EXHIBITOR = 'exposant@exemple.dz';
export const SAMPLE_ORGANIZER = 'organisateur@exemple.dz';

/** Fills what is missing of the sample data; running it again changes nothing. */
export async function addSampleData(db: Db): Promise<void> {
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, SAMPLE_EXHIBITOR));
  // Hashing is slow on purpose, so a second start does without.
  const passwordHash = known.length === 0 ? await hashPassword(SAMPLE_PASSWORD) : null;
  await db.transaction(async (transaction) => {
    if (passwordHash !== null) await addAccounts(transaction, passwordHash);
    await transaction.insert(hotels).values(sampleHotels(randomUUID)).onConflictDoNothing();
  });
}

async function addAccounts(db: Executor, passwordHash: string): Promise<void> {
  const account = (email: string, prenom: string) => ({
    email,
    passwordHash,
    nom: 'Exemple',
    prenom,
  });
  await db
    .insert(users)
    .values({ ...account(SAMPLE_ORGANIZER, 'Organisateur'), role: 'Organizer' })
    .onConflictDoNothing();
  const [exhibitor] = await db
    .insert(users)
    .values({ ...account(SAMPLE_EXHIBITOR, 'Exposant'), role: 'Exhibitor' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // Another process was faster.
  if (!exhibitor) return;
  await addReservation(db, exhibitor.id, 'DZD', new Date('2025-01-15T09:00:00Z'), {
    booths: [
      { name: 'B12', size: 9, reserved: true },
      { name: 'C48', size: 12, reserved: false },
    ],
    services: [
      ['Chaise supplémentaire', 'unité', 4, { DZD: 1500, EUR: 1000 }],
      ['Prise électrique 220 V', 'unité', 2, { DZD: 6000, EUR: 4000 }],
      ['Nettoyage du stand', 'jour', 4, { DZD: 3500, EUR: 2400 }],
    ],
    communication: [
      ['Bâche imprimée', 'm²', 6, { DZD: 2800, EUR: 1900 }],
      ['Page dans le catalogue', 'page', 1, { DZD: 45_000, EUR: 30_000 }],
    ],
  });
  await addReservation(db, exhibitor.id, 'EUR', new Date('2025-02-20T09:00:00Z'), {
    booths: [{ name: 'D12', size: 12, reserved: true }],
    services: [['Table supplémentaire', 'unité', 1, { DZD: 2500, EUR: 1700 }]],
    communication: [],
  });
}

type Line = [name: string, unit: string, quantity: number, prices: Record<string, number>];

async function addReservation(
  db: Executor,
  exhibitorId: string,
  currency: 'DZD' | 'EUR',
  createdAt: Date,
  content: {
    booths: { name: string; size: number; reserved: boolean }[];
    services: Line[];
    communication: Line[];
  },
): Promise<void> {
  const reservationId = randomUUID();
  await db.insert(reservations).values({ id: reservationId, exhibitorId, currency, createdAt });
  await db
    .insert(reservationBooths)
    .values(
      content.booths.map((booth, position) => ({ reservationId, position, quantity: 1, ...booth })),
    );
  const rows = (kind: 'service' | 'communication', lines: Line[]) =>
    lines.map(([name, unit, quantity, prices], position) => ({
      ...{ reservationId, kind, position },
      ...{ name, unit, quantity, prices },
    }));
  await db
    .insert(reservationLines)
    .values([
      ...rows('service', content.services),
      ...rows('communication', content.communication),
    ]);
}
