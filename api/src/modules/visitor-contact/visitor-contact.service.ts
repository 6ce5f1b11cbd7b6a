import type { AuditVerb } from '@mosta/shared/schemas/audit-action';
import type {
  ContactChange,
  ScanOutcome,
  ScanResult,
  VisitorContact,
  VisitorContactList,
  VisitorScan,
} from '@mosta/shared/schemas/visitor-contact.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import type { BadgeTokens } from '../badge/badge-token';
import * as contacts from './visitor-contact.repository';

/** The account that acts, and the exhibitor for whom it does. */
export type ContactOwner = { actor: Actor; exhibitorId: string };

/** So many lie in one answer: what an exhibitor may scan during five days. */
const MOST_LISTED = 5000;

/** Visitors whose badge an exhibitor has scanned (decision 0118). */
export function createVisitorContactService({ db, tokens }: { db: Db; tokens: BadgeTokens }) {
  /** Acts upon a contact that nobody else changes meanwhile. @throws AppError NOT_FOUND */
  const onContact = (
    { exhibitorId }: ContactOwner,
    given: string,
    act: (transaction: Executor, row: contacts.ContactRow) => Promise<void>,
  ): Promise<VisitorContact> => {
    const id = readId(given);
    return db.transaction(async (transaction) => {
      await contacts.lockContact(transaction, exhibitorId, id);
      const row = await contacts.findContact(transaction, exhibitorId, id);
      if (!row) throw new AppError('NOT_FOUND');
      await act(transaction, row);
      return toContact(known(await contacts.findContact(transaction, exhibitorId, id)));
    });
  };

  return {
    async list(exhibitorId: string): Promise<VisitorContactList> {
      const rows = await contacts.listContacts(db, exhibitorId, { limit: MOST_LISTED });
      return { items: rows.map(toContact), publicKey: tokens.publicKey };
    },

    /** Takes a visitor into the contacts, who agreed to it; the same badge twice is one contact. */
    async scan(owner: ContactOwner, { code, at }: VisitorScan): Promise<ScanResult> {
      const badgeId = tokens.readPrintedCode(code);
      if (badgeId === null) return nothing('unknown');
      if (!(await contacts.isExhibiting(db, owner.exhibitorId))) return nothing('not-exhibiting');
      // A clock that is ahead cannot put a scan before those of tomorrow.
      const scannedAt = new Date(Math.min(Date.parse(at), Date.now()));
      return db.transaction((transaction) => take(transaction, owner, { badgeId, scannedAt }));
    },

    /** @throws AppError NOT_FOUND, CONTACT_CHANGED, CONTACT_WITHDRAWN */
    change: (owner: ContactOwner, id: string, { version, ...change }: ContactChange) =>
      onContact(owner, id, async (transaction, row) => {
        const { contact } = row;
        if (contact.deletedAt) throw new AppError('NOT_FOUND');
        if (contact.withdrawnAt) throw new AppError('CONTACT_WITHDRAWN');
        if (contact.version !== version) {
          const conflict = { yours: version, current: toContact(row) };
          throw new AppError('CONTACT_CHANGED', { conflict });
        }
        await contacts.changeContact(transaction, contact.id, change);
        const { rating, followUp } = change;
        const before = { rating: contact.rating, followUp: contact.followUp };
        await record(transaction, owner, 'change', contact.id, {
          ...{ before, after: { rating, followUp } },
          ...(contact.note === change.note ? {} : { note: 'changed' }),
        });
      }),

    /** Done twice, it is done once. @throws AppError NOT_FOUND */
    remove: (owner: ContactOwner, id: string) =>
      onContact(owner, id, async (transaction, { contact }) => {
        if (contact.deletedAt) return;
        await contacts.deleteContact(transaction, contact.id);
        await record(transaction, owner, 'delete', contact.id);
      }),

    /** Takes back a deletion of the last day. @throws AppError NOT_FOUND */
    restore: (owner: ContactOwner, id: string) =>
      onContact(owner, id, async (transaction, { contact }) => {
        if (!contact.deletedAt) return;
        await contacts.reviveContact(transaction, contact.id, undefined);
        await record(transaction, owner, 'restore', contact.id);
      }),

    /** The log knows who saved the contacts. */
    noteExport: (owner: ContactOwner) => record(db, owner, 'export', owner.exhibitorId),
  };
}

export type VisitorContactService = ReturnType<typeof createVisitorContactService>;

type Scanned = { badgeId: string; scannedAt: Date };

async function take(
  transaction: Executor,
  owner: ContactOwner,
  { badgeId, scannedAt }: Scanned,
): Promise<ScanResult> {
  const badge = await contacts.lockScanned(transaction, badgeId);
  if (!badge) return nothing('unknown');
  if (badge.revokedAt) return nothing('revoked');
  const { exhibitorId, actor } = owner;
  const before = (await contacts.findContactOf(transaction, exhibitorId, badgeId))?.contact;
  const { sharesSince } = badge;
  // What was taken back stays so until the visitor agrees anew.
  const refused = before?.withdrawnAt && !(sharesSince && sharesSince > before.withdrawnAt);
  if (!sharesSince || refused) return nothing('private');
  const isKnown = before && !before.withdrawnAt && !before.deletedAt;
  if (before && !isKnown) {
    await contacts.reviveContact(transaction, before.id, { scannedAt });
  } else if (!before) {
    const scannedBy = actor.userId;
    await contacts.insertContact(transaction, { exhibitorId, badgeId, scannedAt, scannedBy });
  }
  const row = known(await contacts.findContactOf(transaction, exhibitorId, badgeId));
  if (!isKnown) await record(transaction, owner, 'scan', row.contact.id);
  return { outcome: isKnown ? 'known' : 'saved', contact: toContact(row) };
}

const nothing = (outcome: ScanOutcome): ScanResult => ({ outcome, contact: null });

function known<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function record(
  transaction: Executor,
  { actor }: ContactOwner,
  verb: AuditVerb<'visitor-contact'>,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  return recordAuditEvent(transaction, actor, {
    action: `visitor-contact.${verb}`,
    ...{ subject, details },
  });
}

function toContact({ contact, badge, scannedBy }: contacts.ContactRow): VisitorContact {
  const { id, version, scannedAt, withdrawnAt, rating, followUp, note } = contact;
  return {
    ...{ _id: id, version, scannedAt: scannedAt.toISOString(), scannedBy },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    person: withdrawnAt ? null : badge,
    ...{ rating, followUp, note },
  };
}
