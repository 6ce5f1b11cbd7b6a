import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import { DASHBOARD } from '@mosta/shared/domain/dashboard-link';
import type { AuditVerb } from '@mosta/shared/schemas/audit-action';
import type { Letter, LetterContent } from '@mosta/shared/schemas/letter.schema';
import { eq } from 'drizzle-orm';
import { refuseFormer } from '../../in-edition';
import { addMailJobOnce } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { users } from '../../tables/account';
import { outbox } from '../../tables/outbox';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { notifyUsers } from '../notification/notification.repository';
import { findReaders } from './audience.repository';
import * as repository from './letter.repository';
import { previewLetter, sampleLetter } from './letter-preview';
import { isWrittenIn } from './letter-values';
import { testLetter } from './organiser-letter';

export type LetterDependencies = {
  db: Db;
  /** The portal's address, for links in mails. */
  publicUrl: string;
  /** How many mails of letters leave in an hour at most. */
  mailsPerHour: number;
  /** Called after something is to leave now. */
  onSend: () => void;
};

type Step = { id: string; version: number };
type Sending = Step & { key: string; at: string | null };

/** How far ahead a letter may be planned, in milliseconds. */
const FARTHEST = 366 * 24 * 3_600_000;

/** Letters before they leave: written, tried out, planned, called off. */
export function createLetterService(dependencies: LetterDependencies) {
  const { db, publicUrl, mailsPerHour, onSend } = dependencies;
  const link = publicUrl + DASHBOARD;

  return {
    async list(page: { offset: number; limit: number; edition?: number | undefined }) {
      const [letters, total] = await Promise.all([
        repository.readLetters(db, page),
        repository.countLetters(db, page.edition),
      ]);
      return { letters, total };
    },

    /** @throws AppError NOT_FOUND */
    find: (id: string) => found(db, id),

    /** @throws AppError NOT_FOUND */
    async recipients(id: string, query: Parameters<typeof repository.readRecipients>[2]) {
      await found(db, id);
      return repository.readRecipients(db, id, query);
    },

    /** @throws AppError NOT_FOUND */
    async preview(id: string) {
      const { content } = await found(db, id);
      const year = await repository.yearOfLetter(db, id);
      return previewLetter(db, { content, link, mailsPerHour, year });
    },

    /**
     * Adds a draft; the same key adds it once, and changes it where the content has changed since.
     * @param year of another edition than the current one
     * @throws AppError NOT_FOUND, EDITION_FORMER, and what `change` refuses
     */
    async add(
      actor: Actor,
      { key, content }: { key: string; content: LetterContent },
      year?: number,
    ): Promise<Letter> {
      const { id, isNew } = await db.transaction(async (transaction) => {
        const letter = { key, content, by: actor.userId, year };
        const added = await repository.insertLetter(transaction, letter);
        if (added.isNew)
          await record(transaction, actor, 'add', added.id, { after: summaryOf(content) });
        return added;
      });
      // What was sent again is the draft as it was added, or with what was typed meanwhile.
      return isNew ? found(db, id) : change(actor, { id, version: 1, content });
    },

    /** @throws AppError NOT_FOUND, LETTER_CHANGED, EDITION_FORMER, LETTER_NOT_DRAFT */
    change,

    /** @throws AppError NOT_FOUND, LETTER_CHANGED, EDITION_FORMER, LETTER_NOT_DRAFT */
    remove: (actor: Actor, step: Step) =>
      db.transaction(async (transaction) => {
        const row = await lockDraft(transaction, step);
        await repository.deleteLetter(transaction, step.id);
        await record(transaction, actor, 'remove', step.id, { before: summaryOf(row.content) });
      }),

    /** Sends it to its author alone, with sample values; the same key sends it once. @throws AppError NOT_FOUND */
    test: (actor: Actor, asked: { id: string; key: string; language: Language }) =>
      db.transaction(async (transaction) => {
        const { id, key } = asked;
        const { content } = await found(transaction, id);
        if ((await transaction.$count(outbox, eq(outbox.id, key))) > 0) return;
        const [author] = await transaction.select().from(users).where(eq(users.id, actor.userId));
        if (!author) throw new AppError('NOT_FOUND');
        const { language, subject, body } = sampleLetter(content, asked.language);
        const letter = testLetter(language, { subject, body, link });
        await addMailJobOnce(transaction, key, { to: author.email, letter });
        await notifyUsers(transaction, [author.id], {
          ...{ title: letter.subject, message: body, category: content.category, hasMail: true },
        });
        await record(transaction, actor, 'test', id, { language });
      }),

    /**
     * Lets it leave now or at a time; the same key does it once.
     * @throws AppError NOT_FOUND, LETTER_CHANGED, EDITION_FORMER, LETTER_NOT_DRAFT, NO_RECIPIENTS, INVALID_INPUT for a time that is past
     */
    async send(actor: Actor, sending: Sending) {
      const letter = await db.transaction(async (transaction) => {
        const { id, key, at } = sending;
        const known = await repository.lockLetter(transaction, id);
        if (known?.sendKey === key && known.state !== 'draft') return found(transaction, id);
        const { content } = await lockDraft(transaction, sending);
        // of an edition that is still a draft there are none
        const year = await repository.yearOfLetter(transaction, id);
        const recipients = (await findReaders(transaction, content, year)).length;
        if (recipients === 0) throw new AppError('NO_RECIPIENTS');
        const sendAt = at === null ? new Date() : checkedTime(at);
        const change = { state: 'scheduled', sendAt, sendKey: key, by: actor.userId } as const;
        await repository.updateLetter(transaction, id, change);
        const details = {
          before: { state: 'draft' },
          after: { state: 'scheduled', at, recipients },
        };
        await record(transaction, actor, 'send', id, details);
        return found(transaction, id);
      });
      onSend();
      return letter;
    },

    /** Makes a planned letter a draft again. @throws AppError NOT_FOUND, LETTER_CHANGED, LETTER_STARTED */
    cancel: (actor: Actor, step: Step) =>
      db.transaction(async (transaction) => {
        const row = await lockVersion(transaction, step);
        if (row.state !== 'scheduled') throw new AppError('LETTER_STARTED');
        const draft = { state: 'draft', sendAt: null, by: actor.userId } as const;
        await repository.updateLetter(transaction, step.id, draft);
        const details = {
          before: { state: 'scheduled', at: row.sendAt?.toISOString() ?? null },
          after: { state: 'draft' },
        };
        await record(transaction, actor, 'cancel', step.id, details);
        return found(transaction, step.id);
      }),
  };

  function change(actor: Actor, step: Step & { content: LetterContent }): Promise<Letter> {
    return db.transaction(async (transaction) => {
      const { id, content } = step;
      const row = await lockDraft(transaction, step);
      if (isDeepStrictEqual(row.content, content)) return found(transaction, id);
      await repository.updateLetter(transaction, id, { content, by: actor.userId });
      const details = { before: summaryOf(row.content), after: summaryOf(content) };
      await record(transaction, actor, 'change', id, details);
      return found(transaction, id);
    });
  }
}

function checkedTime(at: string): Date {
  const time = new Date(at);
  const ahead = time.getTime() - Date.now();
  if (ahead > 0 && ahead < FARTHEST) return time;
  const message = 'Choisissez un moment à venir, dans l’année.';
  throw new AppError('INVALID_INPUT', { errors: [{ path: 'at', message }] });
}

async function found(db: Executor, id: string): Promise<Letter> {
  const [letter] = await repository.readLetters(db, { id });
  if (!letter) throw new AppError('NOT_FOUND');
  return letter;
}

async function lockVersion(
  transaction: Executor,
  { id, version }: Step,
): Promise<repository.LetterRow> {
  const row = await repository.lockLetter(transaction, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version === version) return row;
  throw new AppError('LETTER_CHANGED', {
    detail: 'Relisez-le\u00a0: votre modification n’a pas été enregistrée.',
    conflict: { yours: version, current: await found(transaction, id) },
  });
}

async function lockDraft(transaction: Executor, step: Step): Promise<repository.LetterRow> {
  const row = await lockVersion(transaction, step);
  await refuseFormer(transaction, row.editionId);
  if (row.state !== 'draft') throw new AppError('LETTER_NOT_DRAFT');
  return row;
}

/** For the audit log: the texts stay out of it, since a letter to one person may say what has to be erasable. */
function summaryOf(content: LetterContent) {
  const { category, audience, body } = content;
  const languages = LANGUAGES.filter((language) => isWrittenIn(content, language));
  return { category, audience, languages, length: body.fr.length };
}

function record(
  transaction: Executor,
  actor: Actor,
  verb: AuditVerb<'letter'>,
  subject: string,
  details: Record<string, unknown>,
): Promise<void> {
  return recordAuditEvent(transaction, actor, { action: `letter.${verb}`, subject, details });
}
