import {
  type Interview,
  STAFF_FILES,
  type StaffApplication,
  type StaffPage,
  type StaffPreview,
  type StaffPreviewInput,
  type StaffQuery,
} from '@mosta/shared/schemas/staff.schema';
import { refuseFormer } from '../../in-edition';
import { composeFairLetter } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import { addRemovalJobs } from '../../outbox/removal-job';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { Storage, StoredFile } from '../../platform/storage/storage';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './staff.repository';
import { pageOfApplications } from './staff-list.repository';
import { decisionLetter } from './staff-mail';

export type OrganizerStaffDependencies = {
  db: Db;
  storage: Storage;
};

/** What is decided, and what the applicant is told. */
export type Decided = StaffPreviewInput & {
  /** That the organiser saw; undefined: the decision is about whatever there is. */
  version?: number | undefined;
};

const ACTIONS = {
  interview: 'staff.invite',
  accepted: 'staff.accept',
  refused: 'staff.refuse',
} as const;

/** What organisers do with applications. */
export function createOrganizerStaffService({ db, storage }: OrganizerStaffDependencies) {
  return {
    list: (query: StaffQuery): Promise<StaffPage> => pageOfApplications(db, query),

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

    /** The mail of a decision, as its applicant would read it now. @throws AppError NOT_FOUND */
    async preview(id: string, decided: StaffPreviewInput): Promise<StaffPreview> {
      const row = await repository.findApplication(db, id);
      if (!row) throw new AppError('NOT_FOUND');
      const { subject, text } = composeFairLetter(decisionLetter(row.language, decided));
      return { to: row.personal.email, language: row.language, subject, text };
    },

    /**
     * Decides and writes to the applicant; what is final is decided once. A refused application loses its files.
     * @throws AppError NOT_FOUND, EDITION_FORMER; APPLICATION_CHANGED with both versions; ALREADY_DECIDED
     */
    async decide(actor: Actor, id: string, decided: Decided): Promise<StaffApplication> {
      const { decision, version } = decided;
      const written = await db.transaction(async (transaction) => {
        const row = await repository.lockApplication(transaction, id);
        if (!row) throw new AppError('NOT_FOUND');
        await refuseFormer(transaction, row.edition);
        if (version !== undefined && version !== row.version) {
          throw new AppError('APPLICATION_CHANGED', {
            detail: 'Relisez-la\u00a0: votre décision n’a pas été enregistrée.',
            conflict: { yours: version, current: repository.toApplication(row) },
          });
        }
        if (row.decidedAt !== null) throw new AppError('ALREADY_DECIDED');
        const files = decision === 'refused' ? {} : row.files;
        if (decision === 'refused') await addRemovalJobs(transaction, Object.values(row.files));
        const letter = decisionLetter(row.language, decided);
        await addMailJob(transaction, { to: row.personal.email, letter });
        const interview = decision === 'interview' ? decided.interview : row.interview;
        await recordAuditEvent(transaction, actor, {
          ...{ action: ACTIONS[decision], subject: id },
          details: {
            before: toldOf({ status: row.status, interview: row.interview }),
            after: toldOf({ status: decision, interview }),
          },
        });
        return repository.writeDecision(transaction, id, { status: decision, files, interview });
      });
      return repository.toApplication(written);
    },
  };
}

/** What the audit log keeps of a state: the place of an interview may name somebody. */
function toldOf({ status, interview }: { status: string; interview: Interview | null }) {
  return interview === null
    ? { status }
    : { status, interview: `${interview.day} ${interview.time}` };
}
