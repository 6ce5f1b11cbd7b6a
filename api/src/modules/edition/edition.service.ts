import { isDeepStrictEqual } from 'node:util';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import {
  type EditionContent,
  editionContentSchema,
} from '@mosta/shared/schemas/edition-content.schema';
import type {
  EditionChange,
  EditionSamples,
  NewEdition,
  OrganizerEdition,
  TakenAlong,
} from '@mosta/shared/schemas/organizer-edition.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { copyContent } from '../content/content-start';
import * as repository from './edition.repository';
import { copyPlan, followPrices } from './edition-plan';
import { listSamples } from './sample.repository';

type Step = { id: string; version: number };

/** Which parts of the form each choice of `take` stands for. */
const PARTS = {
  prices: ['currencies', 'prices', 'euroPrices'],
  deadlines: ['deadlines'],
  taxes: ['vatPercent', 'stampDuty'],
  venue: ['city', 'venue', 'hall'],
  bank: ['bank'],
  contact: ['contact', 'legal'],
  // Halls and stands are rows of their own.
  plan: [],
} as const satisfies Record<TakenAlong, readonly (keyof EditionContent)[]>;

/** The organisers' work on the editions; every action leaves a line in the audit log, with what was before and after. */
export function createEditionService(db: Db) {
  return {
    list: () => repository.listEditions(db),

    /** @throws AppError NOT_FOUND */
    async find(id: string): Promise<OrganizerEdition> {
      const edition = await repository.findEdition(db, id);
      if (!edition) throw new AppError('NOT_FOUND');
      return edition;
    },

    /** What of it still is a sample value. @throws AppError NOT_FOUND */
    async samples(id: string): Promise<EditionSamples> {
      const edition = await repository.findEdition(db, id);
      if (!edition) throw new AppError('NOT_FOUND');
      return listSamples(db, edition);
    },

    /** @throws AppError NOT_FOUND, EDITION_CHANGED, EDITION_ARCHIVED, EDITION_YEAR_TAKEN, INVALID_INPUT */
    change(actor: Actor, id: string, change: EditionChange): Promise<OrganizerEdition> {
      const { version, ...fields } = change;
      return db.transaction(async (transaction) => {
        const { edition: before, all } = await lock(transaction, { id, version });
        if (before.state === 'archived') throw new AppError('EDITION_ARCHIVED');
        const content = contentOf(before);
        const changed = changedParts(
          content,
          parseInput(editionContentSchema, { ...content, ...fields }),
        );
        if (Object.keys(changed).length === 0) return before;
        const { year } = changed;
        if (year !== undefined && all.some((one) => one.year === year)) throw yearTaken();
        const after = await repository.updateEdition(transaction, id, changed);
        if (before.state === 'draft') await followPrices(transaction, before, after);
        await record(transaction, actor, 'edition.change', { before, after });
        return after;
      });
    },

    /** Makes a draft from an existing edition; the same key makes it once. @throws AppError NOT_FOUND, ALREADY_RECORDED, EDITION_YEAR_TAKEN */
    add(actor: Actor, { key, from, year, days, take }: NewEdition): Promise<OrganizerEdition> {
      return db.transaction(async (transaction) => {
        const model = (await repository.lockEditions(transaction)).find(({ _id }) => _id === from);
        if (!model)
          throw new AppError('NOT_FOUND', { detail: 'L’édition de départ n’existe pas.' });
        const known = await repository.findByCreationKey(transaction, key);
        if (known) {
          if (known.year === year && isDeepStrictEqual(known.days, days)) return known;
          throw new AppError('ALREADY_RECORDED');
        }
        const content = parseInput(editionContentSchema, {
          ...contentOf(model),
          ...sampleParts(take),
          ...{ year, days, registrationWindow: { opens: null, closes: null } },
        });
        const row = { ...content, creationKey: key, state: 'draft', current: false } as const;
        const edition = await repository.insertEdition(transaction, row);
        if (!edition) throw yearTaken();
        if (take.includes('plan')) await copyPlan(transaction, model.year, edition);
        await copyContent(transaction, {
          ...{ from: { id: model._id, days: model.days }, to: { id: edition._id, days } },
        });
        await recordAuditEvent(transaction, actor, {
          action: 'edition.add',
          subject: edition._id,
          details: { from, take, before: null, after: content },
        });
        return edition;
      });
    },

    /** Makes an edition the one that the portal shows; a draft opens. @throws AppError NOT_FOUND, EDITION_CHANGED, EDITION_ARCHIVED */
    makeCurrent(actor: Actor, step: Step): Promise<OrganizerEdition> {
      return db.transaction(async (transaction) => {
        const { edition: before, all } = await lock(transaction, step);
        if (before.state === 'archived') throw new AppError('EDITION_ARCHIVED');
        if (before.current) return before;
        const former = all.find(({ current }) => current);
        if (former) {
          await repository.updateEdition(transaction, former._id, { current: false });
        }
        const state = before.state === 'draft' ? 'open' : before.state;
        const after = await repository.updateEdition(transaction, step.id, {
          current: true,
          state,
        });
        await record(transaction, actor, 'edition.make-current', { before, after });
        return after;
      });
    },

    /** Takes registrations again. @throws AppError NOT_FOUND, EDITION_CHANGED, EDITION_ARCHIVED */
    open: (actor: Actor, step: Step) => changeState(actor, step, 'open'),

    /** Takes no registrations any more. @throws AppError NOT_FOUND, EDITION_CHANGED, EDITION_ARCHIVED */
    close: (actor: Actor, step: Step) => changeState(actor, step, 'closed'),

    /** Puts an edition away, as it is. @throws AppError NOT_FOUND, EDITION_CHANGED, EDITION_CURRENT */
    archive: (actor: Actor, step: Step) => changeState(actor, step, 'archived'),
  };

  function changeState(actor: Actor, step: Step, state: 'open' | 'closed' | 'archived') {
    return db.transaction(async (transaction) => {
      const { edition: before } = await lock(transaction, step);
      if (before.state === state) return before;
      if (before.state === 'archived') throw new AppError('EDITION_ARCHIVED');
      if (state === 'archived' && before.current) throw new AppError('EDITION_CURRENT');
      const after = await repository.updateEdition(transaction, step.id, { state });
      await record(transaction, actor, ACTIONS[state], { before, after });
      return after;
    });
  }
}

const ACTIONS = {
  open: 'edition.open',
  closed: 'edition.close',
  archived: 'edition.archive',
} as const;

/** Locks the editions and finds one, as the caller knew it. @throws AppError NOT_FOUND, EDITION_CHANGED */
async function lock(transaction: Executor, { id, version }: Step) {
  const all = await repository.lockEditions(transaction);
  const edition = all.find(({ _id }) => _id === id);
  if (!edition) throw new AppError('NOT_FOUND');
  if (edition.version !== version) {
    throw new AppError('EDITION_CHANGED', {
      detail: 'Relisez-la\u00a0: votre modification n’a pas été enregistrée.',
      conflict: { yours: version, current: edition },
    });
  }
  return { edition, all };
}

function yearTaken(): AppError {
  return new AppError('EDITION_YEAR_TAKEN', {
    errors: [{ path: 'year', message: 'Une édition de cette année existe déjà.' }],
  });
}

function contentOf(edition: OrganizerEdition): EditionContent {
  const { _id, version, state, current, ...content } = edition;
  return content;
}

/** What a new edition does not take along begins with the samples of the first one, marked as such. */
function sampleParts(take: readonly TakenAlong[]): Partial<EditionContent> {
  const samples: EditionContent = FIRST_EDITION;
  const left = (Object.keys(PARTS) as TakenAlong[]).filter((choice) => !take.includes(choice));
  const names: (keyof EditionContent)[] = left.flatMap((choice) => [...PARTS[choice]]);
  return Object.fromEntries(names.map((name) => [name, samples[name]]));
}

/** The parts of the form that differ. */
function changedParts(before: EditionContent, after: EditionContent): Partial<EditionContent> {
  const names = Object.keys(after) as (keyof EditionContent)[];
  const differ = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(differ.map((name) => [name, after[name]]));
}

/** Says of each part that differs what it was and what it is. */
function record(
  transaction: Executor,
  actor: Actor,
  action: AuditAction,
  { before, after }: Record<'before' | 'after', OrganizerEdition>,
): Promise<void> {
  const names = Object.keys(after) as (keyof OrganizerEdition)[];
  const differ = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (edition: OrganizerEdition) =>
    Object.fromEntries(differ.map((name) => [name, edition[name]]));
  const details = { before: of(before), after: of(after) };
  return recordAuditEvent(transaction, actor, { action, subject: after._id, details });
}
