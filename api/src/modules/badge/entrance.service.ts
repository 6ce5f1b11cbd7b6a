import { randomUUID } from 'node:crypto';
import { readReference } from '@mosta/shared/domain/reference';
import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import type {
  Entrance,
  Passage,
  PassageOutcome,
  PassageResult,
} from '@mosta/shared/schemas/entrance.schema';
import { currentEdition } from '../../current-edition';
import type { Db, Executor } from '../../platform/database/database';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { referenceOf } from './badge.service';
import type { BadgeTokens } from './badge-token';
import * as entries from './entry.repository';
import { gateOf } from './gate-sentences';
import * as visitors from './visitor.repository';

export type EntranceService = ReturnType<typeof createEntranceService>;

/** What happened to a badge, with the moment that goes with it. */
type Decision = { outcome: PassageOutcome; since: Date | null; gateId?: string | null };

/** Who comes in and goes out, decided here or told by devices that decided without connection (0084). */
export function createEntranceService({ db, tokens }: { db: Db; tokens: BadgeTokens }) {
  /** The badge that a code names; null for what was not made here. */
  const idOf = async (code: string): Promise<string | null> => {
    const number = readReference('badge', currentEdition(), code);
    if (number === null) return tokens.readGateCode(code);
    return (await visitors.findIdOf(db, number)) ?? null;
  };

  const decide = async (actor: Actor, id: string, passage: Passage): Promise<Decision> => {
    // A clock that is ahead cannot bring somebody in tomorrow.
    const at = new Date(Math.min(Date.parse(passage.at), Date.now()));
    return db.transaction(async (transaction) => {
      const badge = await entries.lockBadge(transaction, id);
      if (!badge) return UNKNOWN;
      const given = { ...passage, actor, badgeId: id, at };
      if (passage.direction === 'out') return goOut(transaction, given);
      // Without connection somebody may have come in before the badge was revoked.
      if (badge.revokedAt && !(passage.offline && at < badge.revokedAt)) {
        return { outcome: 'revoked', since: badge.revokedAt };
      }
      return comeIn(transaction, given);
    });
  };

  return {
    /** What a device keeps. @param since an earlier answer's moment: what has not changed is left out */
    async state(since: string | null): Promise<Entrance> {
      const { at, day } = await entries.readMoment(db);
      const changes = await entries.listChanges(db, day, since === null ? null : new Date(since));
      const revoked = await entries.listRevoked(db);
      return {
        ...{ at: at.toISOString(), day, publicKey: tokens.publicKey },
        revoked: revoked.map(({ id }) => id),
        entries: changes.map((change) => ({
          badge: change.badge,
          since: change.since === null ? null : new Date(change.since).toISOString(),
        })),
        counts: await entries.countEntries(db, day),
      };
    },

    /** One passage after the other, each whole by itself: what a device sends again is found as it was decided. */
    async pass(actor: Actor, passages: readonly Passage[]): Promise<PassageResult[]> {
      const results: PassageResult[] = [];
      for (const passage of passages) results.push(await passOne(actor, passage));
      return results;
    },

    passOne,
  };

  async function passOne(
    actor: Actor,
    { key = randomUUID(), ...given }: Omit<Passage, 'key'> & { key?: string },
  ): Promise<PassageResult> {
    const id = await idOf(given.code);
    const decision = id === null ? UNKNOWN : await decide(actor, id, { ...given, key });
    const row = id === null ? undefined : await visitors.findVisitor(db, id);
    const gate = decision.gateId ? await visitors.findGate(db, decision.gateId) : null;
    return {
      ...{ key, outcome: decision.outcome, since: decision.since?.toISOString() ?? null },
      gate: gateOf(gate),
      badge: row
        ? {
            ...{ _id: row.id, reference: referenceOf(row), nom: row.nom },
            ...{ prenom: row.prenom, category: row.category, company: row.company },
          }
        : null,
    };
  }
}

const UNKNOWN: Decision = { outcome: 'unknown', since: null };

type Given = Omit<Passage, 'at'> & { actor: Actor; badgeId: string; at: Date };

async function comeIn(transaction: Executor, given: Given): Promise<Decision> {
  const { key, badgeId, at, actor, offline } = given;
  const told = await entries.findEntry(transaction, key);
  if (told && told.badgeId !== badgeId) return UNKNOWN;
  if (told?.repeatOf) {
    const kept = await entries.findEntry(transaction, told.repeatOf);
    return insideBy(kept ?? told);
  }
  if (told) return { outcome: 'admitted', since: told.enteredAt, gateId: told.gateId };
  const before = await entries.findInside(transaction, badgeId, at);
  const entry = { id: key, badgeId, at, gateId: actor.userId };
  if (before && !offline) return insideBy(before);
  if (before) {
    await entries.insertEntry(transaction, { ...entry, repeatOf: before.id });
    await record(transaction, given, 'badge.repeat', { inside: before.enteredAt.toISOString() });
    return insideBy(before);
  }
  await entries.insertEntry(transaction, entry);
  await record(transaction, given, 'badge.check-in');
  return { outcome: 'admitted', since: at, gateId: actor.userId };
}

async function goOut(transaction: Executor, given: Given): Promise<Decision> {
  const { badgeId, at } = given;
  if (await entries.leave(transaction, badgeId, at)) {
    await record(transaction, given, 'badge.leave');
    return { outcome: 'left', since: at };
  }
  const told = await entries.hasLeft(transaction, badgeId, at);
  return told ? { outcome: 'left', since: at } : { outcome: 'absent', since: null };
}

function insideBy({ enteredAt, gateId }: entries.EntryRow): Decision {
  return { outcome: 'inside', since: enteredAt, gateId };
}

/** What was decided without connection has a moment of its own, which the line of the log does not show. */
function record(
  transaction: Executor,
  { actor, badgeId, at, offline }: Given,
  action: AuditAction,
  more: Record<string, string> = {},
): Promise<void> {
  const details = { ...(offline ? { offline: true, at: at.toISOString() } : {}), ...more };
  return recordAuditEvent(transaction, actor, { action, subject: badgeId, details });
}
