import { editionBounds } from '@mosta/shared/domain/edition-clock';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { knownEditions } from '../../current-edition';
import { MAIL_TOPIC } from '../../outbox/mail-job';
import { deleteUndone } from '../../outbox/outbox.repository';
import type { Db } from '../../platform/database/database';
import { deleteExpiredChanges } from '../account/email-change.repository';
import { deleteExpiredConfirmations } from '../account/email-confirmation.repository';
import { EMAIL_CONFIRMATION_TOPIC } from '../account/email-confirmation.service';
import { deleteExpiredResets } from '../account/password-reset.repository';
import { PASSWORD_RESET_TOPIC } from '../account/password-reset.service';
import { eraseLines } from '../bank/bank.repository';
import { eraseIssued } from '../issued/issued.repository';
import { deleteExpiredInvitations } from '../member/invitation.repository';
import { NOTIFICATION_TOPIC } from '../notification/notification.topic';
import { eraseEntries } from '../payment/accounting.repository';
import { eraseDeletedContacts } from '../visitor-contact/visitor-contact.repository';
import {
  eraseApplications,
  eraseBadges,
  eraseUnownedQuotes,
  removeOrphans,
} from './retention.repository';
import { eraseUnconfirmed } from './unconfirmed-accounts';

const DAY = 24 * 3600 * 1000;
/** Long enough for a person to look at what was given up after three days, and to have it tried again. */
const UNDELIVERED_DAYS = 30;
/** What is left to somebody who comes back with the link of a quote that has expired. */
const UNOWNED_QUOTE_DAYS = 30;
/** For an exhibitor who deleted a contact by mistake. */
const DELETED_CONTACT_DAYS = 1;
/** Enough for somebody who finds the mail late, and may have it sent again before. */
const UNCONFIRMED_DAYS = 30;
/** Not the removal of files: forgotten, it would leave them for ever. */
const PERSONAL_TOPICS = [
  MAIL_TOPIC,
  NOTIFICATION_TOPIC,
  PASSWORD_RESET_TOPIC,
  EMAIL_CONFIRMATION_TOPIC,
];

export type Terms = Pick<Config, 'keepApplicationsDays' | 'keepBadgesDays'>;

/** Erases what is past its term, at the start and once a day; files go by jobs of the outbox. */
export function startRetention(app: FastifyInstance, terms: Terms): void {
  const { db, storage, log } = app;
  const task = app.startTask('what is past its term could not be erased', DAY, async () => {
    const now = new Date();
    const erased = {
      ...(await erasePastTerm(db, terms, now)),
      orphans: await removeOrphans(db, storage, new Date(now.getTime() - DAY)),
    };
    if (Object.values(erased).some((count) => count > 0)) log.info(erased, 'past their term');
  });
  task.wake();
}

/** Processes that do this at once leave each other's rows alone. @returns counts, nothing personal */
export async function erasePastTerm(db: Db, terms: Terms, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  return {
    applications: await eraseApplications(db, daysAgo(terms.keepApplicationsDays)),
    badges: await eraseBadgesPastTerm(db, daysAgo(terms.keepBadgesDays)),
    contacts: await eraseDeletedContacts(db, daysAgo(DELETED_CONTACT_DAYS)),
    accounting: await eraseEntries(db, now),
    issued: await eraseIssued(db, now),
    bankLines: await eraseLines(db, now),
    quotes: await eraseUnownedQuotes(db, daysAgo(UNOWNED_QUOTE_DAYS)),
    accounts: await eraseUnconfirmed(db, daysAgo(UNCONFIRMED_DAYS)),
    resets: await deleteExpiredResets(db, now),
    invitations: await deleteExpiredInvitations(db, now),
    emailChanges: await deleteExpiredChanges(db, now),
    confirmations: await deleteExpiredConfirmations(db, now),
    undelivered: await deleteUndone(db, PERSONAL_TOPICS, daysAgo(UNDELIVERED_DAYS)),
  };
}

/** The term runs from the end of each edition, and for a badge made after it from its making. */
async function eraseBadgesPastTerm(db: Db, before: Date): Promise<number> {
  let erased = 0;
  for (const edition of knownEditions()) {
    if (before > editionBounds(edition).closes)
      erased += await eraseBadges(db, edition.year, before);
  }
  return erased;
}
