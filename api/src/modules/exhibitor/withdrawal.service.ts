import type { OwnExhibitorPage } from '@mosta/shared/schemas/exhibitor-page.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { hasPage, readPage, withdrawPage } from './exhibitor-page.repository';
import { PAGE_RESTORED, PAGE_WITHDRAWN } from './withdrawal-texts';

const CHANGES = {
  withdraw: { action: 'exhibitor.withdraw', texts: PAGE_WITHDRAWN },
  restore: { action: 'exhibitor.restore', texts: PAGE_RESTORED },
} as const;

/**
 * Withdraws an exhibitor's pages from the directories of all editions, or restores them; the exhibitor is notified once. The exhibitor is locked
 * before the page, so that an erasure of the account does not wait in a circle.
 * @throws AppError NOT_FOUND without page
 */
export function showPage(
  db: Db,
  actor: Actor,
  exhibitorId: string,
  change: keyof typeof CHANGES,
): Promise<OwnExhibitorPage> {
  return db.transaction(async (transaction) => {
    await lockExhibitor(transaction, exhibitorId);
    if (await withdrawPage(transaction, exhibitorId, change === 'withdraw')) {
      const { action, texts } = CHANGES[change];
      await recordAuditEvent(transaction, actor, { action, subject: exhibitorId });
      await notifyExhibitor(transaction, exhibitorId, {
        ...{ category: 'dossier', place: { view: 'profil' } },
        texts: noticeOf(texts),
      });
    }
    if (!(await hasPage(transaction, exhibitorId))) throw new AppError('NOT_FOUND');
    return readPage(transaction, exhibitorId);
  });
}
