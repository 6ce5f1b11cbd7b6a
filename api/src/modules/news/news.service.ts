import type { NewsChange, NewsInput, OrganizerNews } from '@mosta/shared/schemas/news.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './news.repository';

/** The organisers' work on the news; every action leaves a line in the audit log. */
export function createNewsService(db: Db) {
  return {
    list: () => repository.listAllNews(db),

    add(actor: Actor, input: NewsInput): Promise<OrganizerNews> {
      return db.transaction(async (transaction) => {
        const item = await repository.insertNews(transaction, input);
        await recordAuditEvent(transaction, actor, { action: 'news.add', subject: item._id });
        return item;
      });
    },

    /** @throws AppError NOT_FOUND */
    change(actor: Actor, id: string, change: NewsChange): Promise<OrganizerNews> {
      const fields = Object.keys(change);
      return db.transaction(async (transaction) => {
        const item =
          fields.length === 0
            ? await repository.findNews(transaction, id)
            : await repository.updateNews(transaction, id, change);
        if (!item) throw new AppError('NOT_FOUND');
        if (fields.length > 0) {
          const details = { fields };
          await recordAuditEvent(transaction, actor, {
            action: 'news.change',
            subject: id,
            details,
          });
        }
        return item;
      });
    },

    /** Withdraws an item or shows it again; what is so already stays so. @throws AppError NOT_FOUND */
    show(actor: Actor, id: string, shown: boolean): Promise<OrganizerNews> {
      return db.transaction(async (transaction) => {
        const changed = await repository.showNews(transaction, id, shown);
        if (changed) {
          const action = shown ? 'news.restore' : 'news.withdraw';
          await recordAuditEvent(transaction, actor, { action, subject: id });
        }
        const item = changed ?? (await repository.findNews(transaction, id));
        if (!item) throw new AppError('NOT_FOUND');
        return item;
      });
    },
  };
}
