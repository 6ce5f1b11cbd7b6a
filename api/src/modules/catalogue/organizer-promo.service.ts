import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import type {
  NewPromo,
  OrganizerPromo,
  PromoChange,
  PromoContent,
} from '@mosta/shared/schemas/organizer-promo.schema';
import { refuseFormer } from '../../in-edition';
import type { Db, Executor } from '../../platform/database/database';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './promo-code.repository';

type Step = { id: string; version: number };

/** The organisers' work on promo codes; every change leaves a line in the audit log, with what was before and after. */
export function createOrganizerPromos(db: Db) {
  return {
    list: () => repository.listPromos(db),

    /**
     * Adds a code to the current edition; the same key adds it once, and changes it where its values have changed since.
     * @throws AppError PROMO_CODE_TAKEN, and what `change` refuses
     */
    async add(actor: Actor, { key, promo }: NewPromo): Promise<OrganizerPromo> {
      const { id, isNew } = await db.transaction(async (transaction) => {
        const added = await repository.insertPromo(transaction, { key, promo });
        if (added === undefined) {
          const known = await repository.findPromo(transaction, { creationKey: key });
          if (!known) throw codeTaken();
          return { id: known._id, isNew: false };
        }
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'promo.add', subject: added, details: { before: null, after: promo } },
        });
        return { id: added, isNew: true };
      });
      // What was sent again is the code as it was added, or with what was typed meanwhile.
      return isNew ? found(db, id) : change(actor, id, { version: 1, promo });
    },

    /** @throws AppError NOT_FOUND, EDITION_FORMER, PROMO_CHANGED, PROMO_CODE_TAKEN, INVALID_INPUT */
    change,

    /** No quote is given with it any more; those that were keep it. @throws AppError NOT_FOUND, EDITION_FORMER, PROMO_CHANGED */
    withdraw: (actor: Actor, step: Step) => setWithdrawn(actor, step, true),

    /** Quotes are given with it again. @throws AppError NOT_FOUND, EDITION_FORMER, PROMO_CHANGED */
    restore: (actor: Actor, step: Step) => setWithdrawn(actor, step, false),
  };

  function change(
    actor: Actor,
    id: string,
    { version, promo }: PromoChange,
  ): Promise<OrganizerPromo> {
    return takeStep(actor, { id, version }, 'promo.change', async (transaction, before) => {
      if (isDeepStrictEqual(before.promo, promo)) return false;
      checkUses(before, promo);
      await repository.updatePromo(transaction, id, promo);
      return true;
    }).catch(refuseTakenCode);
  }

  function setWithdrawn(actor: Actor, step: Step, withdrawn: boolean): Promise<OrganizerPromo> {
    const action = withdrawn ? 'promo.withdraw' : 'promo.restore';
    return takeStep(actor, step, action, async (transaction, { state }) => {
      if ((state === 'withdrawn') === withdrawn) return false;
      await repository.updatePromo(transaction, step.id, { withdrawn });
      return true;
    });
  }

  /** Changes a code as the caller knew it. @param write says whether it has changed anything */
  function takeStep(
    actor: Actor,
    { id, version }: Step,
    action: AuditAction,
    write: (transaction: Executor, before: OrganizerPromo) => Promise<boolean>,
  ): Promise<OrganizerPromo> {
    return db.transaction(async (transaction) => {
      const edition = await repository.lockPromo(transaction, id);
      if (edition === undefined) throw new AppError('NOT_FOUND');
      await refuseFormer(transaction, edition);
      const before = await found(transaction, id);
      if (before.version !== version) {
        throw new AppError('PROMO_CHANGED', {
          detail: 'Relisez-le\u00a0: votre modification n’a pas été enregistrée.',
          conflict: { yours: version, current: before },
        });
      }
      if (!(await write(transaction, before))) return before;
      const after = await found(transaction, id);
      const details = auditDetails(before, after);
      await recordAuditEvent(transaction, actor, { action, subject: id, details });
      return after;
    });
  }
}

/** @throws AppError INVALID_INPUT where quotes already have the code under another name, or more of them than are allowed */
function checkUses({ promo: before, uses }: OrganizerPromo, { code, maxUses }: PromoContent): void {
  if (uses > 0 && code !== before.code) {
    throw wrong('promo.code', 'Ce code a déjà servi\u00a0: retirez-le, et créez-en un autre.');
  }
  if (maxUses !== null && maxUses < uses) {
    throw wrong('promo.maxUses', `Ce code a déjà servi ${uses} fois.`);
  }
}

function wrong(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { errors: [{ path, message }] });
}

function codeTaken(): AppError {
  const message = 'Ce code existe déjà dans cette édition.';
  return new AppError('PROMO_CODE_TAKEN', { errors: [{ path: 'promo.code', message }] });
}

function refuseTakenCode(error: unknown): never {
  throw error instanceof Error && hasCode(error.cause, '23505') ? codeTaken() : error;
}

async function found(db: Executor, id: string): Promise<OrganizerPromo> {
  const promo = await repository.findPromo(db, { id });
  if (!promo) throw new AppError('NOT_FOUND');
  return promo;
}

/** The fields that differ, before and after; whether it is withdrawn is one of them. */
function auditDetails(
  before: OrganizerPromo,
  after: OrganizerPromo,
): Record<'before' | 'after', unknown> {
  const fieldsOf = ({ promo, state }: OrganizerPromo) =>
    Object.entries({ ...promo, withdrawn: state === 'withdrawn' });
  const differing = (one: OrganizerPromo, other: OrganizerPromo) => {
    const others = new Map<string, unknown>(fieldsOf(other));
    return Object.fromEntries(fieldsOf(one).filter(([name, value]) => others.get(name) !== value));
  };
  return { before: differing(before, after), after: differing(after, before) };
}
