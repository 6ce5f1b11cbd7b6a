import { DASHBOARD } from '@mosta/shared/domain/dashboard-link';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { addMailJobOnce } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { users } from '../../tables/account';
import { notifications } from '../../tables/notification';
import type { AttachedFile, MailDocuments } from './mail-documents';
import { wordsIn } from './notice';
import { notificationMailJobSchema } from './notification.topic';
import { notificationLetter } from './notification-letter';

/** Bytes; a document of some pages has a twentieth of it. A larger one stays in the exhibitor's area. */
const MOST_ATTACHED = 1024 * 1024;

type Dependencies = {
  db: Db;
  publicUrl: string;
  documents: Pick<MailDocuments, 'draw'>;
  onLeftOut: (error: unknown) => void;
};

/**
 * Adds the mail that repeats a notification, once however often it is called. An account that was erased since gets
 * none, and neither does an address that nobody confirmed: it may be a stranger's.
 * @throws AppError DOCUMENTS_BUSY where its document has to wait; one that cannot be drawn is left out
 */
export async function addNotificationMail(
  { db, publicUrl, documents, onLeftOut }: Dependencies,
  payload: unknown,
): Promise<void> {
  const { notification, document } = v.parse(notificationMailJobSchema, payload);
  const [reader] = document ? await selectMail(db, notification) : [];
  const file =
    document && reader
      ? await drawn(() => documents.draw(document, reader.language), onLeftOut)
      : null;
  await db.transaction(async (transaction) => {
    // An erasure waits, and then forgets the job too: no address outlives its account in the outbox.
    const [row] = await selectMail(transaction, notification).for('share', { of: users });
    if (!row) return;
    const { to, language } = row;
    const link = publicUrl + (row.link ?? DASHBOARD);
    const attached = file !== null;
    await addMailJobOnce(transaction, notification, {
      to,
      letter: notificationLetter(language, { ...wordsIn(language, row), link, attached }),
      ...(file && { attachments: [attachmentOf(file)] }),
    });
  });
}

function selectMail(db: Executor, notification: string) {
  return db
    .select({
      title: notifications.title,
      message: notifications.message,
      texts: notifications.texts,
      link: notifications.link,
      to: users.email,
      language: users.language,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(eq(notifications.id, notification), isNotNull(users.emailVerifiedAt)));
}

/** The mail is worth more than its document: where that cannot be drawn, it leaves without. */
async function drawn(
  draw: () => Promise<AttachedFile | null>,
  onLeftOut: (error: unknown) => void,
): Promise<AttachedFile | null> {
  try {
    const file = await draw();
    return file && file.content.byteLength <= MOST_ATTACHED ? file : null;
  } catch (error) {
    // The job is tried again when the threads have room.
    if (error instanceof AppError && error.code === 'DOCUMENTS_BUSY') throw error;
    onLeftOut(error);
    return null;
  }
}

function attachmentOf({ filename, content }: AttachedFile) {
  return { filename, contentType: 'application/pdf', content: content.toString('base64') };
}
