import type { Language } from '@mosta/shared/contract/languages';
import { dashboardLink } from '@mosta/shared/domain/dashboard-link';
import { stepsOf } from '@mosta/shared/domain/participation-progress';
import * as v from 'valibot';
import { editionOf } from '../../current-edition';
import { addMailJobOnce } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import type { FailureLimiter } from '../../platform/http/failure-limiter';
import { findAccountsOf, findUser, type UserRow } from '../account/account.repository';
import { lineName } from '../letterhead/offer-names';
import { findHead, type Head } from '../party/party';
import { readFacts } from '../progress/progress.service';
import { soldCodes } from '../reservation/booth.repository';
import { referenceOf } from './participation.repository';
import { type Receipt, receiptLetter } from './receipt-letter';

export const RECEIPT_TOPIC = 'participation-receipt';
/** Such mails to one address that nobody confirmed, in an hour. */
export const MOST_RECEIPTS = 5;

/** `userId`: the account that sent the form. */
const jobSchema = v.object({ participation: v.string(), userId: v.string() });

type Dependencies = { db: Db; publicUrl: string; perMailbox: FailureLimiter };

/**
 * Does the job: adds the mail that acknowledges a participation, once however often it is called. A mailbox whose owner
 * has another account gets none: the mail of the new account has told it what happened.
 */
export async function addReceiptMail(
  { db, publicUrl, perMailbox }: Dependencies,
  payload: unknown,
): Promise<void> {
  const { participation, userId } = v.parse(jobSchema, payload);
  await db.transaction(async (transaction) => {
    const head = await findHead(transaction, participation);
    const user = await findUser(transaction, userId);
    if (!head || !user || !(await mayWrite(transaction, user, perMailbox))) return;
    const link = publicUrl + dashboardLink({ view: 'dossier', part: 'suivi', participation });
    const letter = receiptLetter(user.language, {
      ...(await readReceipt(transaction, head, user.language)),
      link,
    });
    await addMailJobOnce(transaction, participation, { to: user.email, letter });
  });
}

async function mayWrite(
  transaction: Executor,
  { id, email, emailVerifiedAt }: UserRow,
  perMailbox: FailureLimiter,
): Promise<boolean> {
  if (emailVerifiedAt !== null) return true;
  const { verified } = await findAccountsOf(transaction, email);
  return (!verified || verified.id === id) && perMailbox.reserve(`receipt|${email}`);
}

async function readReceipt(
  db: Executor,
  head: Head,
  language: Language,
): Promise<Omit<Receipt, 'link'>> {
  const { facts, statement } = await readFacts(db, head);
  const { lines, totals, partial } = statement.priced;
  const edition = editionOf(head.edition);
  return {
    reference: referenceOf(head),
    stands: await soldCodes(db, head.reservationId),
    packages: lines
      .filter(({ kind }) => kind === 'package')
      .map((line) => lineName(language, edition, line)),
    total: totals?.gross ?? null,
    partial,
    steps: stepsOf(facts, edition, new Date()),
  };
}
