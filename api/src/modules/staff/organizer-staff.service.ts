import {
  STAFF_FILES,
  type StaffApplication,
  type StaffPage,
  type StaffQuery,
} from '@mosta/shared/schemas/staff.schema';
import { refuseFormer } from '../../in-edition';
import { addMailJob } from '../../outbox/mail-job';
import { addRemovalJobs } from '../../outbox/removal-job';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { Storage, StoredFile } from '../../platform/storage/storage';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './staff.repository';
import { decisionMail } from './staff-mail';

export type OrganizerStaffDependencies = {
  db: Db;
  storage: Storage;
};

type Decision = 'accepted' | 'refused';
const ACTIONS = { accepted: 'staff.accept', refused: 'staff.refuse' } as const;

/** What organisers do with applications. */
export function createOrganizerStaffService({ db, storage }: OrganizerStaffDependencies) {
  return {
    list: (query: StaffQuery): Promise<StaffPage> => repository.listApplications(db, query),

    /** @throws AppError NOT_FOUND */
    async find(id: string): Promise<StaffApplication> {
      const row = await repository.findApplication(db, id);
      if (!row) throw new AppError('NOT_FOUND');
      return repository.toApplication(row);
    },

    /** Opens a file; who reads what is noted before the first byte leaves. @throws AppError NOT_FOUND, UNAVAILABLE */
    async openFile(actor: Actor, id: string, name: string): Promise<StoredFile> {
      const row = await repository.findApplication(db, id);
      const file = STAFF_FILES.find((known) => known === name);
      const key = file && row?.files[file];
      if (!key) throw new AppError('NOT_FOUND');
      const opened = await storage.open(key);
      try {
        const details = { file: name };
        await recordAuditEvent(db, actor, { action: 'staff.read-file', subject: id, details });
      } catch (error) {
        opened.content.destroy();
        throw error;
      }
      return opened;
    },

    /**
     * Decides, once, and writes to the applicant. A refused application loses its files.
     * @throws AppError NOT_FOUND, EDITION_FORMER, ALREADY_DECIDED
     */
    async decide(
      actor: Actor,
      id: string,
      status: Decision,
      message: string,
    ): Promise<StaffApplication> {
      const decided = await db.transaction(async (transaction) => {
        const row = await repository.lockApplication(transaction, id);
        if (!row) throw new AppError('NOT_FOUND');
        await refuseFormer(transaction, row.edition);
        if (row.status !== 'received') throw new AppError('ALREADY_DECIDED');
        const files = status === 'refused' ? {} : row.files;
        if (status === 'refused') await addRemovalJobs(transaction, Object.values(row.files));
        const applicant = { email: row.personal.email, language: row.language };
        await addMailJob(transaction, decisionMail(applicant, status, message));
        await recordAuditEvent(transaction, actor, { action: ACTIONS[status], subject: id });
        return repository.writeDecision(transaction, id, { status, files });
      });
      return repository.toApplication(decided);
    },
  };
}
