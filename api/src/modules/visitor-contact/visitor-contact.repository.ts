import type { ContactChange } from '@mosta/shared/schemas/visitor-contact.schema';
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { badges } from '../../tables/badge';
import { consents } from '../../tables/consent';
import { reservations } from '../../tables/reservation';
import { visitorContacts } from '../../tables/visitor-contact';

const { id, exhibitorId, badgeId, edition, scannedAt, version } = visitorContacts;

/** What a list shows; the names are those that the badge has now. */
const SHOWN = {
  contact: visitorContacts,
  badge: {
    nom: badges.nom,
    prenom: badges.prenom,
    category: badges.category,
    company: badges.company,
    fonction: badges.fonction,
    pays: badges.pays,
    email: badges.email,
    phone: badges.phone,
  },
  scannedBy: sql<string | null>`nullif(trim(concat(${users.prenom}, ' ', ${users.nom})), '')`,
};

export type ContactRow = Awaited<ReturnType<typeof listContacts>>[number];

/** Contacts of the current edition, the newest first. @param below those that follow that one in the list */
export function listContacts(
  db: Executor,
  owner: string,
  { limit, below }: { limit: number; below?: { id: string; scannedAt: Date } },
) {
  return select(db)
    .where(
      and(
        inCurrentEdition(edition),
        eq(exhibitorId, owner),
        isNull(visitorContacts.deletedAt),
        below &&
          or(lt(scannedAt, below.scannedAt), and(eq(scannedAt, below.scannedAt), lt(id, below.id))),
      ),
    )
    .orderBy(desc(scannedAt), desc(id))
    .limit(limit);
}

/** One contact of an exhibitor in the current edition, also a deleted one. */
export async function findContact(
  db: Executor,
  owner: string,
  contact: string,
): Promise<ContactRow | undefined> {
  const [row] = await select(db).where(
    and(inCurrentEdition(edition), eq(exhibitorId, owner), eq(id, contact)),
  );
  return row;
}

/** The exhibitor's contact of a badge. */
export async function findContactOf(
  db: Executor,
  owner: string,
  badge: string,
): Promise<ContactRow | undefined> {
  const [row] = await select(db).where(and(eq(exhibitorId, owner), eq(badgeId, badge)));
  return row;
}

/** Keeps others from changing a contact until the transaction ends. */
export async function lockContact(
  transaction: Executor,
  owner: string,
  contact: string,
): Promise<void> {
  await transaction
    .select({ id })
    .from(visitorContacts)
    .where(and(eq(exhibitorId, owner), eq(id, contact)))
    .for('update');
}

/** A badge of the current edition and since when its visitor shares, kept from being changed meanwhile. */
export async function lockScanned(transaction: Executor, badge: string) {
  const [row] = await transaction
    .select({ revokedAt: badges.revokedAt })
    .from(badges)
    .where(and(inCurrentEdition(badges.edition), eq(badges.id, badge)))
    .for('update');
  if (!row) return undefined;
  const [consent] = await transaction
    .select({ at: consents.at })
    .from(consents)
    .where(and(eq(consents.subjectKind, 'badge-contacts'), eq(consents.subjectId, badge)))
    .orderBy(desc(consents.at))
    .limit(1);
  return { ...row, sharesSince: consent?.at ?? null };
}

type NewContact = { exhibitorId: string; badgeId: string; scannedAt: Date; scannedBy: string };

export async function insertContact(
  transaction: Executor,
  { scannedBy, ...contact }: NewContact,
): Promise<void> {
  // An access token outlives a removed account by some minutes.
  const account = sql`(select ${users.id} from ${users} where ${users.id} = ${scannedBy})`;
  await transaction.insert(visitorContacts).values({ ...contact, scannedBy: account });
}

/** Shows a contact again that was deleted, or that the visitor had taken back and gives anew. */
export async function reviveContact(
  transaction: Executor,
  contact: string,
  scanned: Pick<NewContact, 'scannedAt'> | undefined,
): Promise<void> {
  await transaction
    .update(visitorContacts)
    .set({ deletedAt: null, version: next(), ...(scanned && { ...scanned, withdrawnAt: null }) })
    .where(eq(id, contact));
}

export async function changeContact(
  transaction: Executor,
  contact: string,
  { rating, followUp, note }: Omit<ContactChange, 'version'>,
): Promise<void> {
  await transaction
    .update(visitorContacts)
    .set({ rating, followUp, note, version: next() })
    .where(eq(id, contact));
}

export async function deleteContact(transaction: Executor, contact: string): Promise<void> {
  await transaction
    .update(visitorContacts)
    .set({ deletedAt: sql`now()`, version: next() })
    .where(eq(id, contact));
}

/** Erases contacts that were deleted before that instant. @returns how many */
export async function eraseDeletedContacts(db: Executor, before: Date): Promise<number> {
  const { deletedAt } = visitorContacts;
  const rows = await db
    .delete(visitorContacts)
    .where(and(isNotNull(deletedAt), lt(deletedAt, before)))
    .returning({ id });
  return rows.length;
}

/** Whether the exhibitor takes part in the current edition. */
export async function isExhibiting(db: Executor, owner: string): Promise<boolean> {
  const confirmed = and(
    inCurrentEdition(reservations.edition),
    eq(reservations.exhibitorId, owner),
    eq(reservations.status, 'confirmed'),
  );
  return (await db.$count(reservations, confirmed)) > 0;
}

function select(db: Executor) {
  return db
    .select(SHOWN)
    .from(visitorContacts)
    .innerJoin(badges, eq(badges.id, badgeId))
    .leftJoin(users, eq(users.id, visitorContacts.scannedBy))
    .$dynamic();
}

const next = () => sql`${version} + 1`;
