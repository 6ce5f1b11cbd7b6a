import { money } from '@mosta/shared/domain/money';
import {
  STATEMENT_SHOWN,
  type StatementCounts,
  type StatementLayout,
  type StatementPreview,
  type StatementTaken,
} from '@mosta/shared/schemas/bank.schema';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { insertLines, knownFingerprints } from './bank.repository';
import { type ReadStatement, readStatement } from './statement-reader';

type Received = { text: string; layout: StatementLayout };

/** What would be taken from a statement, without taking anything. @throws AppError INVALID_INPUT */
export async function previewStatement(
  db: Db,
  { text, layout }: Received,
): Promise<StatementPreview> {
  const read = readStatement(text, layout);
  const known = await knownFingerprints(
    db,
    read.credits.map(({ fingerprint }) => fingerprint),
  );
  const { heads, columns, order, incomplete, errors } = read;
  return {
    ...{ heads, columns, order, incomplete },
    counts: countsOf(read, known.size),
    lines: read.credits
      .slice(0, STATEMENT_SHOWN)
      .map(({ row, day, label, amount, currency, fingerprint }) => ({
        ...{ row, day, label, amount: money(amount, currency) },
        known: known.has(fingerprint),
      })),
    errors: errors.slice(0, STATEMENT_SHOWN),
  };
}

/** Takes the credits of a statement that no statement brought before; the same file again takes nothing. @throws AppError INVALID_INPUT */
export function takeStatement(
  db: Db,
  actor: Actor,
  { text, layout }: Received,
): Promise<StatementTaken> {
  const read = readStatement(text, layout);
  if (read.incomplete) {
    const message = 'Choisissez les colonnes de la date, du libellé et du montant.';
    throw new AppError('INVALID_INPUT', { errors: [{ path: 'layout', message }] });
  }
  return db.transaction(async (transaction) => {
    const fresh = await insertLines(transaction, read.credits);
    const counts = countsOf(read, read.credits.length - fresh);
    if (fresh > 0) {
      await recordAuditEvent(transaction, actor, {
        ...{
          action: 'bank.take',
          subject: layout.currency,
          details: { before: null, after: counts },
        },
      });
    }
    return { counts, errors: read.errors.slice(0, STATEMENT_SHOWN) };
  });
}

function countsOf(
  { rows, credits, others, errors }: ReadStatement,
  known: number,
): StatementCounts {
  return { rows, fresh: credits.length - known, known, others, wrong: errors.length };
}
