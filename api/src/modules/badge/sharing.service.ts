import type { BadgeSharing } from '@mosta/shared/schemas/badge.schema';
import type { ConsentVersion } from '@mosta/shared/schemas/consent.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { deleteConsents, recordConsent } from '../consent/consent.repository';
import { findBadge } from './badge.repository';
import type { BadgeTokens } from './badge-token';
import * as sharing from './sharing.repository';

export type SharingService = ReturnType<typeof createSharingService>;

/** Which exhibitors have a visitor's contact, for the visitor who holds the badge (decision 0118). */
export function createSharingService({ db, tokens }: { db: Db; tokens: BadgeTokens }) {
  const change = (token: string, act: (transaction: Executor, id: string) => Promise<void>) =>
    db.transaction(async (transaction) => {
      const id = tokens.readHolderToken(token);
      if (id === null || !(await sharing.lockSharing(transaction, id))) {
        throw new AppError('NOT_FOUND');
      }
      await act(transaction, id);
      return sharing.readSharing(transaction, id);
    });

  return {
    /** @throws AppError NOT_FOUND, here and below for a token that opens nothing */
    async read(token: string): Promise<BadgeSharing> {
      const id = tokens.readHolderToken(token);
      if (id === null || !(await findBadge(db, id))) throw new AppError('NOT_FOUND');
      return sharing.readSharing(db, id);
    },

    /** Exhibitors who scan the badge from now on get the contact. */
    allow: (token: string, version: ConsentVersion): Promise<BadgeSharing> =>
      change(token, async (transaction, id) => {
        await recordConsent(transaction, 'badge-contacts', id, version);
      }),

    /** The consent ends, and all contacts are taken back. */
    withdraw: (token: string): Promise<BadgeSharing> =>
      change(token, async (transaction, id) => {
        await deleteConsents(transaction, ['badge-contacts'], [id]);
        await sharing.withdrawContacts(transaction, id);
      }),

    /** Takes one contact back; done twice, it is done once. */
    withdrawOne: (token: string, given: string): Promise<BadgeSharing> =>
      change(token, async (transaction, id) => {
        const contact = readId(given);
        if (!(await sharing.hasContact(transaction, id, contact))) throw new AppError('NOT_FOUND');
        await sharing.withdrawContacts(transaction, id, contact);
      }),
  };
}
