import type { Area } from '@mosta/shared/domain/organizer-areas';
import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import { refuseFormer } from '../../in-edition';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { type NoteTable, participationNotes, staffNotes } from '../../tables/note';
import { onParticipation, readHead } from '../party/party';
import { findApplication, lockApplication } from '../staff/staff.repository';

/** Something about which organisers write notes. */
export type NoteSubject = {
  /** Of its calls; those of its notes lie below. */
  path: string;
  area: Area;
  tag: string;
  /** With its article: `un dossier`. */
  inFrench: string;
  /** Of the line in the audit log. */
  action: AuditAction;
  notes: NoteTable;
  /** @returns its identifier. @throws AppError NOT_FOUND */
  find: (db: Executor, caller: Caller, given: string) => Promise<string>;
  /** Does something while nobody else changes or erases it. @throws AppError NOT_FOUND, EDITION_FORMER */
  change: <T>(
    db: Db,
    caller: Caller,
    given: string,
    act: (transaction: Executor, id: string) => Promise<T>,
  ) => Promise<T>;
};

export const NOTE_SUBJECTS: readonly NoteSubject[] = [
  {
    ...{ path: '/v1/organizer/participation', area: 'participation', tag: 'Organisation' },
    ...{ inFrench: 'un dossier', action: 'participation.note', notes: participationNotes },
    find: async (db, caller, given) => (await readHead(db, caller, given)).id,
    change: (db, caller, given, act) =>
      onParticipation(db, caller, given, (transaction, { id }) => act(transaction, id)),
  },
  {
    ...{ path: '/v1/organizer/staff', area: 'staff', tag: 'Recrutement' },
    ...{ inFrench: 'une candidature', action: 'staff.note', notes: staffNotes },
    find: async (db, _caller, given) => known(await findApplication(db, readId(given))).id,
    change: (db, _caller, given, act) =>
      db.transaction(async (transaction) => {
        const { id, edition } = known(await lockApplication(transaction, readId(given)));
        await refuseFormer(transaction, edition);
        return act(transaction, id);
      }),
  },
];

function known<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
