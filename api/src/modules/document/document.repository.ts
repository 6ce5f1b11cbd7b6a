import type { ParticipationDocument } from '@mosta/shared/schemas/document.schema';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { participationDocuments as documents } from '../../tables/document';
import { participations } from '../../tables/participation';

export type DocumentRow = typeof documents.$inferSelect;
type NewDocument = Omit<typeof documents.$inferInsert, 'id' | 'createdAt'>;

/** The newest first. */
export async function listDocuments(
  db: Executor,
  participationId: string,
): Promise<ParticipationDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.participationId, participationId))
    .orderBy(desc(documents.createdAt), desc(documents.id));
  return rows.map(toDocument);
}

/** How many one side has given. */
export async function countDocuments(
  db: Executor,
  participationId: string,
  author: DocumentRow['author'],
): Promise<number> {
  const [row] = await db
    .select({ documents: count() })
    .from(documents)
    .where(and(eq(documents.participationId, participationId), eq(documents.author, author)));
  return row?.documents ?? 0;
}

export async function findDocument(
  db: Executor,
  participationId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.participationId, participationId)));
  return row;
}

export async function insertDocument(
  transaction: Executor,
  document: NewDocument,
): Promise<ParticipationDocument> {
  const [row] = await transaction.insert(documents).values(document).returning();
  if (!row) throw new Error('The document was not written');
  return toDocument(row);
}

export async function deleteDocument(transaction: Executor, id: string): Promise<void> {
  await transaction.delete(documents).where(eq(documents.id, id));
}

export async function decideDocument(
  transaction: Executor,
  id: string,
  decision: Pick<DocumentRow, 'state' | 'note'>,
): Promise<ParticipationDocument> {
  const [row] = await transaction
    .update(documents)
    .set(decision)
    .where(eq(documents.id, id))
    .returning();
  if (!row) throw new Error('The document was not decided');
  return toDocument(row);
}

/** Where the files of an exhibitor's participations lie. */
export async function documentKeysOf(db: Executor, exhibitorId: string): Promise<string[]> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .innerJoin(participations, eq(participations.id, documents.participationId))
    .where(eq(participations.exhibitorId, exhibitorId));
  return rows.map(({ key }) => key);
}

/** Those of the keys that a document has. */
export async function knownDocumentKeys(db: Executor, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.storageKey, [...keys]));
  return rows.map(({ key }) => key);
}

function toDocument(row: DocumentRow): ParticipationDocument {
  const { id, kind, author, fileName, size, createdAt, state, note } = row;
  return {
    ...{ _id: id, kind, author, name: fileName, size, state, note },
    createdAt: createdAt.toISOString(),
  };
}
