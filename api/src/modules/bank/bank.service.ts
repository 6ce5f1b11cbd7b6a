import {
  BANK_PROBLEMS_OF_ONE,
  type BankAside,
  type BankConfirm,
  type BankConfirmed,
  type BankLine,
  type BankLinePage,
  type BankLineQuery,
  type BankProblem,
} from '@mosta/shared/schemas/bank.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { readAccount } from '../billing/account.service';
import { lockReservation } from '../payment/lock-reservation';
import { receiveWithin } from '../payment/payment.service';
import * as repository from './bank.repository';
import { listCandidates } from './candidate.repository';
import { proposalsFor } from './match';

type Choice = BankConfirm['lines'][number];
/** Of a payment. */
const NOTE_LIMIT = 200;

/** What organisers do with the lines of statements. */
export function createBankService(db: Db) {
  return {
    /** Lines of a state; those that wait with the reservations that they may pay. */
    async list(query: BankLineQuery, now: Date): Promise<BankLinePage> {
      const page = await repository.pageOfLines(db, query);
      if (query.state !== 'open' || page.lines.length === 0) return page;
      const candidates = await listCandidates(db, now);
      const lines = page.lines.map((line) => ({
        ...line,
        proposals: proposalsFor(line, candidates),
      }));
      return { ...page, lines };
    },

    /**
     * Writes lines down as payments, each in a transaction of its own, so that one that cannot be keeps no other from it. A line that
     * was written down for the same reservation already is done.
     * @param report hears of failures that nobody foresees
     */
    async confirm(
      actor: Actor,
      { lines }: BankConfirm,
      report: (error: unknown) => void,
    ): Promise<BankConfirmed> {
      const results: BankConfirmed['results'] = [];
      for (const choice of lines) {
        const problem = await book(actor, choice).catch((error) => told(error, report));
        results.push({ _id: choice._id, problem });
      }
      return { results };
    },

    /** Puts a line aside that pays no reservation. @throws AppError NOT_FOUND, BANK_LINE_CHANGED */
    setAside: (actor: Actor, id: string, { version, note }: BankAside) =>
      decide(actor, { id, version, to: 'aside', note: note === '' ? null : note }),

    /** Takes a line back that was put aside. @throws AppError NOT_FOUND, BANK_LINE_CHANGED */
    reopen: (actor: Actor, id: string, version: number) =>
      decide(actor, { id, version, to: 'open', note: null }),
  };

  function book(actor: Actor, choice: Choice): Promise<BankProblem | null> {
    const { _id: id, version, reservation: wanted, due } = choice;
    return db.transaction(async (transaction) => {
      // The exhibitor first, as everywhere; then the line, for which two who confirm it wait for each other.
      const reservation = await lockReservation(transaction, wanted);
      const line = await repository.lockLine(transaction, id);
      if (!line) throw new AppError('NOT_FOUND');
      if ((await repository.bookedFor(transaction, line)) === wanted) return null;
      if (line.state !== 'open' || line.version !== version) {
        throw new AppError('BANK_LINE_CHANGED');
      }
      if (line.currency !== reservation.currency) return 'BANK_CURRENCY';
      const account = await readAccount(transaction, wanted);
      if ((account.due?.amount ?? null) !== due) return 'BANK_DUE_CHANGED';
      const payment = await receiveWithin(transaction, actor, reservation, {
        ...{ amount: line.amount, receivedOn: line.bookedOn, mode: 'virement' },
        note: [...line.label].slice(0, NOTE_LIMIT).join(''),
      });
      await repository.decideLine(transaction, id, {
        ...{ state: 'booked', note: line.note, paymentId: payment.id, decidedBy: actor.userId },
      });
      await recordAuditEvent(transaction, actor, {
        ...{ action: 'bank.confirm', subject: id },
        details: {
          before: { state: line.state },
          after: { state: 'booked', payment: payment.id, reservation: wanted },
        },
      });
      return null;
    });
  }

  type Step = { id: string; version: number; to: 'aside' | 'open'; note: string | null };

  function decide(actor: Actor, { id, version, to, note }: Step): Promise<BankLine> {
    return db.transaction(async (transaction) => {
      const line = await repository.lockLine(transaction, id);
      if (!line) throw new AppError('NOT_FOUND');
      // Sent again after a lost answer.
      const done = line.state === to && line.version === version + 1 && line.note === note;
      if (done) return found(transaction, id);
      const possible = line.state === (to === 'aside' ? 'open' : 'aside');
      if (!possible || line.version !== version) {
        throw new AppError('BANK_LINE_CHANGED', {
          conflict: { yours: version, current: await found(transaction, id) },
        });
      }
      await repository.decideLine(transaction, id, {
        ...{ state: to, note, paymentId: null, decidedBy: actor.userId },
      });
      await recordAuditEvent(transaction, actor, {
        ...{ action: to === 'aside' ? 'bank.set-aside' : 'bank.reopen', subject: id },
        details: { before: { state: line.state }, after: { state: to, noted: note !== null } },
      });
      return found(transaction, id);
    });
  }
}

async function found(db: Executor, id: string): Promise<BankLine> {
  const line = await repository.findLine(db, id);
  if (!line) throw new AppError('NOT_FOUND');
  return line;
}

function told(error: unknown, report: (error: unknown) => void): BankProblem {
  const known =
    error instanceof AppError
      ? BANK_PROBLEMS_OF_ONE.find((code) => code === error.code)
      : undefined;
  if (known === undefined) report(error);
  return known ?? 'FAILED';
}
