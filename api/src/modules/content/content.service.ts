import { isDeepStrictEqual } from 'node:util';
import { OF_ALL_EDITIONS } from '@mosta/shared/domain/lasting-content';
import type {
  ContentChange,
  ContentEntry,
  ContentHistory,
  ContentKind,
  NewContent,
} from '@mosta/shared/schemas/content.schema';
import type { ContentAction } from '@mosta/shared/schemas/content-action';
import { isFormer } from '../../in-edition';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { ContentState } from '../../tables/content';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './content.repository';
import { KINDS, type KindRules } from './content-kinds';
import { demandPictures } from './content-pictures';
import { auditDetails, checkContent, differingFields } from './content-state';

type Step = { id: string; version: number };
/** A change whose content is of its kind, as the caller has checked. */
type WantedChange = Omit<ContentChange, 'kind' | 'content'> & {
  kind: ContentKind;
  content: ContentState['draft'];
};

/** The organisers' work on the content of the pages; every change can be undone, and leaves a line in the audit log. */
export function createContentService(db: Db) {
  return {
    /** @param year of another edition than the current one */
    list: (kind: ContentKind, year?: number) => repository.listEntries(db, { kind, year }),

    /** @throws AppError NOT_FOUND */
    find: (id: string) => found(db, id),

    /** @throws AppError NOT_FOUND */
    async history(id: string): Promise<ContentHistory> {
      const lines = await repository.listHistory(db, id);
      // A removed entry has one too: its removal can be undone.
      if (lines.length === 0) await found(db, id);
      return lines.map(({ before, after, ...line }) => ({
        ...line,
        fields: differingFields(before?.draft ?? null, after.draft),
      }));
    },

    /**
     * Adds an entry at the end; the same key adds it once, and changes it where the content has changed since.
     * @param year of another edition than the current one
     * @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_FIXED, CONTENT_CHANGED, INVALID_INPUT, CONTENT_OVERLAP
     */
    async add(
      actor: Actor,
      { kind, key, content, publish }: NewContent,
      year?: number,
    ): Promise<ContentEntry> {
      refuseFixed(kind);
      const added = await db.transaction(async (transaction) => {
        const around = await lockWritable(transaction, year);
        const ofKind = around.rows.filter((row) => row.kind === kind);
        const known = ofKind.find((row) => row.key === key);
        if (known) return known.id;
        const after = { draft: content, published: publish ? content : null, removed: false };
        checkContent(kind, after, { around, id: null });
        await demandPictures(transaction, content);
        const position = Math.max(-1, ...ofKind.map((row) => row.position)) + 1;
        const editionId = OF_ALL_EDITIONS.has(kind) ? null : around.edition.id;
        const row = { ...after, kind, key, position, editionId };
        const { id } = await repository.insertEntry(transaction, {
          ...row,
          changedBy: actor.userId,
        });
        await record(transaction, actor, { id, kind, action: 'add', before: null, after });
        return found(transaction, id);
      });
      if (typeof added !== 'string') return added;
      // What was sent again is the entry as it was added, or with what was typed meanwhile.
      return change(actor, added, { kind, version: 1, content, publish });
    },

    /** Saves a draft, or what everybody sees. @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_CHANGED, INVALID_INPUT, CONTENT_OVERLAP */
    change,

    /** Shows the draft to everybody. @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_CHANGED, INVALID_INPUT, CONTENT_OVERLAP */
    publish: (actor: Actor, step: Step) =>
      takeStep(actor, step, 'publish', (row) => ({ ...stateOf(row), published: row.draft })),

    /** Shows it to nobody any more. @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_CHANGED, CONTENT_FIXED */
    withdraw: (actor: Actor, step: Step) =>
      takeStep(actor, step, 'withdraw', (row) => {
        refuseFixed(row.kind);
        return { ...stateOf(row), published: null };
      }),

    /** Takes it out of the list. @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_CHANGED, CONTENT_FIXED */
    remove: (actor: Actor, step: Step) =>
      takeStep(actor, step, 'remove', (row) => {
        refuseFixed(row.kind);
        return { ...stateOf(row), published: null, removed: true };
      }),

    /**
     * Shows again what the fair began with.
     * @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_CHANGED, NO_ORIGINAL, INVALID_INPUT, CONTENT_OVERLAP
     */
    restore: (actor: Actor, step: Step) =>
      takeStep(actor, step, 'restore', ({ kind, key, removed }) => {
        const { first }: Pick<KindRules<ContentKind>, 'first'> = KINDS[kind];
        const original = first.find((entry) => entry.key === key)?.content;
        if (!original) throw new AppError('NO_ORIGINAL');
        return { draft: original, published: original, removed };
      }),

    /**
     * Goes back to what was before the last change, which can itself be undone: of a removed entry too.
     * @throws AppError NOT_FOUND, EDITION_FORMER, CONTENT_CHANGED, NOTHING_TO_UNDO, INVALID_INPUT, CONTENT_OVERLAP
     */
    undo: (actor: Actor, step: Step) =>
      takeStep(actor, step, 'undo', async (row, transaction) => {
        const last = await repository.lastChange(transaction, row.id);
        if (!last) throw new AppError('NOTHING_TO_UNDO');
        return last.before ?? { ...last.after, published: null, removed: true };
      }),

    /**
     * @param year of another edition than the current one
     * @throws AppError EDITION_FORMER, NOT_FOUND where one of them does not exist or is of another kind
     */
    order(
      actor: Actor,
      { kind, ids }: { kind: ContentKind; ids: readonly string[] },
      year?: number,
    ): Promise<ContentEntry[]> {
      return db.transaction(async (transaction) => {
        const around = await lockWritable(transaction, year);
        const known = around.rows.filter((row) => row.kind === kind).map(({ id }) => id);
        if (!ids.every((id) => known.includes(id))) throw new AppError('NOT_FOUND');
        const after = [...new Set([...ids, ...known])];
        if (!isDeepStrictEqual(known, after)) {
          await repository.orderEntries(transaction, after);
          const details = { kind, before: known, after };
          await recordAuditEvent(transaction, actor, {
            ...{ action: 'content.order', subject: kind, details },
          });
        }
        return repository.listEntries(transaction, { kind, year });
      });
    },
  };

  function change(
    actor: Actor,
    id: string,
    { kind, version, content, publish }: WantedChange,
  ): Promise<ContentEntry> {
    return takeStep(actor, { id, version }, publish ? 'publish' : 'change', (row) => {
      if (row.kind !== kind) throw new AppError('NOT_FOUND');
      return { ...stateOf(row), draft: content, ...(publish ? { published: content } : {}) };
    });
  }

  function takeStep(
    actor: Actor,
    { id, version }: Step,
    action: ContentAction,
    next: (row: repository.EntryRow, transaction: Executor) => ContentState | Promise<ContentState>,
  ): Promise<ContentEntry> {
    return db.transaction(async (transaction) => {
      const around = await repository.lockContent(transaction, { entry: id });
      const row = around?.rows.find((one) => one.id === id);
      if (!around || !row || (row.removed && action !== 'undo')) throw new AppError('NOT_FOUND');
      if (isFormer(around.edition)) throw new AppError('EDITION_FORMER');
      if (row.version !== version) {
        throw new AppError('CONTENT_CHANGED', {
          detail: 'Relisez-le\u00a0: votre modification n’a pas été enregistrée.',
          conflict: { yours: version, current: await current(transaction, row) },
        });
      }
      const before = stateOf(row);
      const after = await next(row, transaction);
      if (isDeepStrictEqual(before, after)) return current(transaction, row);
      checkContent(row.kind, after, { around, id });
      await demandPictures(transaction, after.draft);
      const written = await repository.updateEntry(transaction, id, {
        state: after,
        by: actor.userId,
      });
      await record(transaction, actor, { id, kind: row.kind, action, before, after });
      return current(transaction, written);
    });
  }
}

/** Locks the content of an edition that is current or to come. @throws AppError NOT_FOUND, EDITION_FORMER */
async function lockWritable(transaction: Executor, year: number | undefined) {
  const around = await repository.lockContent(transaction, { year });
  if (!around) throw new AppError('NOT_FOUND');
  if (isFormer(around.edition)) throw new AppError('EDITION_FORMER');
  return around;
}

/** @throws AppError CONTENT_FIXED */
function refuseFixed(kind: ContentKind): void {
  const rules: Pick<KindRules<ContentKind>, 'fixed'> = KINDS[kind];
  if (rules.fixed) throw new AppError('CONTENT_FIXED');
}

/** What there is now; of a removed entry, as it was last. */
async function current(db: Executor, row: repository.EntryRow): Promise<ContentEntry> {
  const [entry] = await repository.listEntries(db, { id: row.id });
  return entry ?? repository.toEntry(row, null);
}

async function found(db: Executor, id: string): Promise<ContentEntry> {
  const [entry] = await repository.listEntries(db, { id });
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}

function stateOf({ draft, published, removed }: ContentState): ContentState {
  return { draft, published, removed };
}

type Change = {
  id: string;
  kind: ContentKind;
  action: ContentAction;
  before: ContentState | null;
  after: ContentState;
};

async function record(transaction: Executor, actor: Actor, change: Change): Promise<void> {
  const { id, kind, action, before, after } = change;
  const line = { entryId: id, actorId: actor.userId, action, before, after };
  await repository.addHistory(transaction, line);
  await recordAuditEvent(transaction, actor, {
    ...{ action: `content.${action}`, subject: id },
    details: { kind, ...auditDetails(kind, before, after) },
  });
}
