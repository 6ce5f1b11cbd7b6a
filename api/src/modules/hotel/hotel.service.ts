import { randomUUID } from 'node:crypto';
import type {
  Hotel,
  HotelChange,
  HotelInput,
  OrganizerHotel,
} from '@mosta/shared/schemas/hotel.schema';
import type { Db } from '../../platform/database/database';
import { hasCode } from '../../platform/error-code';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './hotel.repository';

/** The organisers' work on the hotel directory; every action leaves a line in the audit log. */
export function createHotelService(db: Db) {
  return {
    list: () => repository.listAllHotels(db),

    /** @throws AppError NAME_TAKEN */
    add(actor: Actor, { categories, ...input }: HotelInput): Promise<OrganizerHotel> {
      const content = { ...input, categories: withIds(categories) };
      return refuseTakenName(
        db.transaction(async (transaction) => {
          const hotel = await repository.insertHotel(transaction, content);
          await recordAuditEvent(transaction, actor, { action: 'hotel.add', subject: hotel._id });
          return hotel;
        }),
      );
    },

    /** @throws AppError NOT_FOUND, NAME_TAKEN */
    change(
      actor: Actor,
      id: string,
      { categories, ...rest }: HotelChange,
    ): Promise<OrganizerHotel> {
      const change = categories ? { ...rest, categories: withIds(categories) } : rest;
      const fields = Object.keys(change);
      return refuseTakenName(
        db.transaction(async (transaction) => {
          const hotel =
            fields.length === 0
              ? await repository.findHotel(transaction, id)
              : await repository.updateHotel(transaction, id, change);
          if (!hotel) throw new AppError('NOT_FOUND');
          if (fields.length > 0) {
            const details = { fields };
            await recordAuditEvent(transaction, actor, {
              action: 'hotel.change',
              subject: id,
              details,
            });
          }
          return hotel;
        }),
      );
    },

    /** Withdraws a hotel or lists it again; what is so already stays so. @throws AppError NOT_FOUND */
    show(actor: Actor, id: string, shown: boolean): Promise<OrganizerHotel> {
      return db.transaction(async (transaction) => {
        const changed = await repository.showHotel(transaction, id, shown);
        if (changed) {
          const action = shown ? 'hotel.restore' : 'hotel.withdraw';
          await recordAuditEvent(transaction, actor, { action, subject: id });
        }
        const hotel = changed ?? (await repository.findHotel(transaction, id));
        if (!hotel) throw new AppError('NOT_FOUND');
        return hotel;
      });
    },

    /** @returns every hotel in the new order @throws AppError NOT_FOUND when one of them does not exist */
    order(actor: Actor, ids: readonly string[]): Promise<OrganizerHotel[]> {
      return db.transaction(async (transaction) => {
        if (!(await repository.orderHotels(transaction, ids))) {
          throw new AppError('NOT_FOUND', { detail: 'Un des hôtels nommés n’existe pas.' });
        }
        const details = { ids };
        await recordAuditEvent(transaction, actor, {
          action: 'hotel.order',
          subject: 'hotels',
          details,
        });
        return repository.listAllHotels(transaction);
      });
    },
  };
}

/** Entries keep the identifier they came with; new ones get theirs here. */
function withIds({ rooms, restauration, others }: HotelInput['categories']): Hotel['categories'] {
  const identify = (entries: HotelInput['categories']['rooms']) =>
    entries.map(({ _id = randomUUID(), ...entry }) => ({ _id, ...entry }));
  return {
    rooms: identify(rooms),
    restauration: identify(restauration),
    others: identify(others),
  };
}

/** The unique index decides: the later of two organisers who take one name gets an error. */
async function refuseTakenName<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof Error) || !hasCode(error.cause, '23505')) throw error;
    throw new AppError('NAME_TAKEN', {
      errors: [{ path: 'name', message: 'Un autre hôtel porte ce nom.' }],
    });
  }
}
