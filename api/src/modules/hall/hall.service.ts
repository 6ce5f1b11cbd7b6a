import type {
  HallDrawingInput,
  HallImport,
  OrganizerHall,
  StoredHall,
} from '@mosta/shared/schemas/hall.schema';
import type { Db, Executor } from '../../platform/database/database';
import type { Printer } from '../../platform/documents/printer';
import { AppError } from '../../platform/http/app-error';
import type { StoredDrawing } from '../../tables/hall';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { lockSales } from '../stand/sales-lock';
import { changeState, lockStands } from '../stand/stand.repository';
import * as repository from './hall.repository';
import { demandNoPart, isTaken, toRestoration, toSeparation, undoFreeLayout } from './hall-layout';
import { isSold, placesAfter, soldCodes } from './hall-places';
import { hallReader } from './hall-reader';
import { HALL_DRAWING, HALL_IMPORT, type ReadDrawing } from './hall-tasks';

type Dependencies = { db: Db; printer: Printer };

/** Uploads and drawings of halls. */
export function createHallService({ db, printer }: Dependencies) {
  const readHall = hallReader(printer);

  return {
    /** What a file becomes; nothing is stored. @throws AppError HALL_REFUSED, HALL_TOO_HEAVY, DOCUMENTS_BUSY */
    importSvg: async (svg: string): Promise<HallImport> => {
      const halls = await repository.listHalls(db);
      const joins = halls.flatMap((hall) => hall.joins);
      const cuts = halls.flatMap((hall) => hall.cuts);
      const codes = [
        ...halls.flatMap(({ places }) => places.map(({ code }) => code)),
        ...joins.flatMap(({ parts }) => parts),
        ...cuts.map(({ code }) => code),
      ];
      const read = await readHall<{ svg: string; codes: string[] }, HallImport>(HALL_IMPORT, {
        svg,
        codes: [...new Set(codes)],
      });
      const placed = new Set(read.placed.map(({ code }) => code));
      const apart = joins.filter(({ parts }) => parts.some((part) => placed.has(part)));
      const whole = cuts.filter(({ code }) => placed.has(code));
      return {
        ...read,
        losses: [...read.losses, ...apart.map(toSeparation), ...whole.map(toRestoration)],
      };
    },

    /**
     * Stores a drawing; an unknown hall becomes a draft. Joined stands that nobody has taken come apart, and cut ones are whole
     * again. Stands that no stored drawing shows any more leave the sale, and new ones are blocked until an organiser offers
     * them.
     * @throws AppError HALL_REFUSED, HALL_TOO_HEAVY, HALL_STANDS_IN_USE, HALL_CODES_TAKEN, DOCUMENTS_BUSY
     */
    store: async (
      actor: Actor,
      { hall, name, drawingId, drawing: file }: HallDrawingInput,
    ): Promise<StoredHall> => {
      const { drawing, codes } = await readHall<{ drawing: unknown }, ReadDrawing>(HALL_DRAWING, {
        drawing: file,
      });
      if (codes.length === 0)
        throw new AppError('HALL_REFUSED', { detail: 'Ce dessin ne place aucun code.' });
      return db.transaction(async (transaction) => {
        await lockSales(transaction);
        const before =
          (await repository.lockHall(transaction, hall)) ??
          (await repository.addDraft(transaction, hall, name));
        const drawings = withDrawing(before.drawings, { id: drawingId, drawing, codes });
        const shown = new Set(drawings.flatMap((one) => one.codes));
        const { places, added, gone } = placesAfter(before.places, shown);
        await demandUnusedCodes(transaction, hall, added.filter(isSold));
        const undone = await undoFreeLayout(transaction, hall);
        demandNoPart(undone.kept, codes);
        if (before.shown) {
          const left = gone.filter(isSold).flatMap(({ code }) => soldCodes(undone.kept, code));
          await withdraw(transaction, [...new Set(left)]);
          await repository.addStands(transaction, hall, added);
        }
        const { separated, restored } = undone;
        const row = await repository.changeHall(transaction, hall, { name, drawings, places });
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'hall.store', subject: hall },
          details: {
            drawing: drawingId,
            added: added.map(({ code }) => code),
            gone: gone.map(({ code }) => code),
            ...(separated.length > 0 && { separated }),
            ...(restored.length > 0 && { restored }),
          },
        });
        return { ...(await repository.organizerHall(transaction, row)), separated, restored };
      });
    },

    /** Shows a draft to everybody; its stands are blocked until an organiser offers them. @throws AppError NOT_FOUND, HALL_CODES_TAKEN */
    show: (actor: Actor, id: string): Promise<OrganizerHall> =>
      db.transaction(async (transaction) => {
        await lockSales(transaction);
        const hall = await repository.lockHall(transaction, id);
        if (!hall) throw new AppError('NOT_FOUND', { detail: 'Ce hall n’existe pas.' });
        if (hall.shown) return repository.organizerHall(transaction, hall);
        await demandUnusedCodes(transaction, id, hall.places.filter(isSold));
        await repository.addStands(transaction, id, hall.places);
        const row = await repository.changeHall(transaction, id, { shown: true });
        await recordAuditEvent(transaction, actor, { action: 'hall.show', subject: id });
        return repository.organizerHall(transaction, row);
      }),
  };
}

/** In the place of the one of its name, or behind the others. */
function withDrawing(drawings: readonly StoredDrawing[], stored: StoredDrawing): StoredDrawing[] {
  return drawings.some(({ id }) => id === stored.id)
    ? drawings.map((one) => (one.id === stored.id ? stored : one))
    : [...drawings, stored];
}

async function demandUnusedCodes(
  transaction: Executor,
  hall: string,
  places: Parameters<typeof repository.codesElsewhere>[2],
): Promise<void> {
  const taken = await repository.codesElsewhere(transaction, hall, places);
  if (taken.length > 0)
    throw new AppError('HALL_CODES_TAKEN', {
      errors: taken.map((code) => ({ path: code, message: 'Un autre hall a ce code.' })),
    });
}

/** Takes free stands off the sale. @throws AppError HALL_STANDS_IN_USE, which names all that are not free */
async function withdraw(transaction: Executor, codes: readonly string[]): Promise<void> {
  const rows = await lockStands(transaction, codes);
  const used: string[] = [];
  for (const row of rows) if (await isTaken(transaction, row)) used.push(row.code);
  if (used.length > 0)
    throw new AppError('HALL_STANDS_IN_USE', {
      errors: used.map((code) => ({ path: code, message: 'Ce stand manque au dessin.' })),
    });
  for (const { code, state } of rows)
    if (state === 'libre') await changeState(transaction, code, 'bloque');
}
