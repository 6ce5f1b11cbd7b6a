import type { Language } from '@mosta/shared/contract/languages';
import { DASHBOARD } from '@mosta/shared/domain/dashboard-link';
import type { LetterContent } from '@mosta/shared/schemas/letter.schema';
import { type Allowance, giveBack, takeFromAll } from '../../limits/allowance.repository';
import { addMailJobOnce } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import type { Notice, NoticeText } from '../../tables/notification';
import { recordAuditEvent, serviceItself } from '../audit/audit-event';
import { announceOrganisation } from '../audit/organisation-change';
import { notifyUsers } from '../notification/notification.repository';
import { findReaders } from './audience.repository';
import * as repository from './delivery.repository';
import { fillLetter, readIn, readValues, type Values } from './letter-values';
import { organiserLetter } from './organiser-letter';

type Dependencies = {
  db: Db;
  publicUrl: string;
  /** What mails of letters may use of the budget of all mails. */
  allowances: readonly Allowance[];
};

/** Persons done in one transaction. */
const BATCH = 50;
/** As the schema of notifications allows. */
const LONGEST_TITLE = 200;
const LONGEST_MESSAGE = 2000;

/**
 * Takes letters whose time has come on their way: everybody's notification at once, mails as the budget allows, and what
 * the outbox says became of them. Several processes may do it; a person gets a letter once (decision 0096).
 */
export function createLetterDelivery({ db, publicUrl, allowances }: Dependencies) {
  return async () => {
    while (await startNext(db));
    for (const { id, content } of await repository.lettersUnderWay(db)) {
      while ((await notifySome(db, id, content)) === BATCH);
      while (await mailSome({ db, publicUrl, allowances }, id, content));
    }
    await db.transaction(async (transaction) => {
      const settled = await repository.settle(transaction);
      if (settled) await announceOrganisation(transaction, 'letter');
    });
  };
}

/** Writes down who gets the next letter that is due. @returns whether there was one */
function startNext(db: Db): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const letter = await repository.takeDue(transaction);
    if (!letter) return false;
    const { id, content } = letter;
    const readers = await findReaders(transaction, content);
    await repository.insertRecipients(
      transaction,
      readers.map(({ userId, language, mail }) => ({
        ...{ letterId: id, userId, mail, language: readIn(content, language) },
      })),
    );
    await recordAuditEvent(transaction, serviceItself('letter'), {
      ...{ action: 'letter.start', subject: id },
      details: {
        before: { state: 'scheduled' },
        after: { state: 'sending', recipients: readers.length },
      },
    });
    return true;
  });
}

/** @returns how many persons there were */
function notifySome(db: Db, letterId: string, content: LetterContent): Promise<number> {
  return db.transaction(async (transaction) => {
    const people = await repository.lockUnnotified(transaction, letterId, BATCH);
    const values = await readValues(transaction, content, people);
    for (const { userId } of people) {
      await notifyUsers(transaction, [userId], {
        ...{ texts: noticeFor(content, values.get(userId)), category: content.category },
        ...{ place: { view: 'communication' }, hasMail: true },
      });
    }
    await repository.markNotified(
      transaction,
      people.map(({ id }) => id),
    );
    return people.length;
  });
}

/** Orders as many mails as the budget allows now. @returns whether there may be more */
async function mailSome(
  { db, publicUrl, allowances }: Dependencies,
  letterId: string,
  content: LetterContent,
): Promise<boolean> {
  const waiting = await repository.countWaiting(db, letterId);
  if (waiting === 0) return false;
  let amount = Math.min(BATCH, waiting);
  // Near the end of an hour's budget less than a batch may be left.
  while (amount > 0 && (await takeFromAll(db, allowances, amount))) amount = Math.floor(amount / 2);
  if (amount === 0) return false;
  const done = await db.transaction((transaction) =>
    orderMails(transaction, { letterId, content, amount, link: publicUrl + DASHBOARD }),
  );
  if (done < amount) {
    for (const { key } of allowances) await giveBack(db, key, amount - done);
  }
  return done > 0;
}

type Order = { letterId: string; content: LetterContent; amount: number; link: string };

async function orderMails(
  transaction: Executor,
  { letterId, content, amount, link }: Order,
): Promise<number> {
  const people = await repository.lockWaiting(transaction, letterId, amount);
  const values = await readValues(transaction, content, people);
  for (const { id, userId, email, language } of people) {
    const own = values.get(userId);
    if (!own) continue;
    const letter = organiserLetter(language, { ...fillLetter(content, language, own), link });
    await addMailJobOnce(transaction, id, { to: email, letter });
  }
  await repository.markOrdered(
    transaction,
    people.map(({ id }) => id),
  );
  if (people.length > 0) await announceOrganisation(transaction, 'letter');
  return people.length;
}

function noticeFor(content: LetterContent, values: Values | undefined): Notice {
  if (!values) throw new Error('A recipient without values');
  const textIn = (language: Language): NoticeText => {
    const { subject, body } = fillLetter(content, readIn(content, language), values);
    return { title: clip(subject, LONGEST_TITLE), message: clip(body, LONGEST_MESSAGE) };
  };
  return { fr: textIn('fr'), en: textIn('en'), ar: textIn('ar') };
}

function clip(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
