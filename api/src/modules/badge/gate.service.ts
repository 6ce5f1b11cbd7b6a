import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import type {
  BadgeCategory,
  Visitor,
  VisitorFilter,
  VisitorList,
  VisitorQuery,
} from '@mosta/shared/schemas/badge.schema';
import { refuseFormer } from '../../in-edition';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { referenceOf } from './badge.service';
import type { EntranceService } from './entrance.service';
import * as entries from './entry.repository';
import { gateOf, revokedSentence, usedSentence } from './gate-sentences';
import * as visitors from './visitor.repository';

export type GateService = ReturnType<typeof createGateService>;

/** Badges, for the organisers at the gate and behind it. */
export function createGateService({ db, entrance }: { db: Db; entrance: EntranceService }) {
  const find = async (id: string) => {
    const row = await visitors.findVisitor(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  /** Does it and leaves a line in the audit log, or neither. @throws AppError NOT_FOUND, EDITION_FORMER */
  const act = (
    actor: Actor,
    id: string,
    action: AuditAction,
    work: (transaction: Executor) => Promise<boolean>,
  ) =>
    db.transaction(async (transaction) => {
      const badge = await visitors.findVisitor(transaction, id);
      if (!badge) throw new AppError('NOT_FOUND');
      await refuseFormer(transaction, badge.edition);
      if (await work(transaction)) {
        await recordAuditEvent(transaction, actor, { action, subject: id });
      }
    });

  return {
    async list(query: VisitorQuery): Promise<VisitorList> {
      const { limit, offset, ...filter } = query;
      const [rows, counts] = await Promise.all([
        visitors.listVisitors(db, { ...filter, limit, offset }),
        countAll(db, filter.edition),
      ]);
      const total = totalOf(counts, filter) ?? (await visitors.countVisitors(db, filter));
      return { items: rows.map(toVisitor), total, counts };
    },

    /**
     * Lets a visitor in, once a day.
     * @param code what was scanned, or the printed reference
     * @throws AppError NOT_FOUND for a forged code; BADGE_USED, which says when and where; BADGE_REVOKED
     */
    async checkIn(actor: Actor, code: string): Promise<Visitor> {
      const passage = {
        code,
        direction: 'in',
        at: new Date().toISOString(),
        offline: false,
      } as const;
      const { outcome, badge, since, gate } = await entrance.passOne(actor, passage);
      if (badge === null || outcome === 'unknown') throw new AppError('NOT_FOUND');
      if (outcome === 'admitted') return toVisitor(await find(badge._id));
      const at = new Date(since ?? passage.at);
      throw outcome === 'revoked'
        ? new AppError('BADGE_REVOKED', { detail: revokedSentence(badge.reference, badge, at) })
        : new AppError('BADGE_USED', { detail: usedSentence(badge, at, gate) });
    },

    /** Nobody comes in with it any more; done twice, it is done once. @throws AppError NOT_FOUND, EDITION_FORMER */
    async revoke(actor: Actor, given: string): Promise<Visitor> {
      const id = readId(given);
      await act(actor, id, 'badge.revoke', (transaction) => visitors.revoke(transaction, id));
      return toVisitor(await find(id));
    },

    /** Mends a mistake at the gate. @throws AppError NOT_FOUND, EDITION_FORMER */
    async undoCheckIn(actor: Actor, given: string): Promise<Visitor> {
      const id = readId(given);
      await act(actor, id, 'badge.undo-check-in', (transaction) =>
        entries.undoLastEntry(transaction, id),
      );
      return toVisitor(await find(id));
    },
  };
}

/** How many badges are wanted, where what was counted says it. */
function totalOf(counts: VisitorList['counts'], { search, category, state }: VisitorFilter) {
  if (search !== '') return undefined;
  if (state === undefined) return category ? counts.byCategory[category] : counts.issued;
  return category || state === 'expected' ? undefined : counts[state];
}

async function countAll(db: Db, year: number | undefined): Promise<VisitorList['counts']> {
  const rows = await visitors.countByCategory(db, year);
  const sum = (what: 'issued' | 'came' | 'revoked') =>
    rows.reduce((total, row) => total + row[what], 0);
  const issuedOf = (category: BadgeCategory) =>
    rows.find((row) => row.category === category)?.issued ?? 0;
  return {
    issued: sum('issued'),
    came: sum('came'),
    revoked: sum('revoked'),
    byCategory: {
      visitor: issuedOf('visitor'),
      professional: issuedOf('professional'),
      international: issuedOf('international'),
      journalist: issuedOf('journalist'),
    },
  };
}

function toVisitor(row: visitors.VisitorRow): Visitor {
  return {
    _id: row.id,
    reference: referenceOf(row),
    nom: row.nom,
    prenom: row.prenom,
    category: row.category,
    company: row.company,
    fonction: row.fonction,
    pays: row.pays,
    email: row.email,
    phone: row.phone,
    createdAt: row.createdAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    checkedInBy: gateOf(row.gate),
  };
}
