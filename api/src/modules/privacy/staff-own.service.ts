import type { OwnApplication } from '@mosta/shared/schemas/privacy.schema';
import { STAFF_FILES } from '@mosta/shared/schemas/staff.schema';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addRemovalJobs } from '../../outbox/removal-job';
import type { SignedLinks } from '../../platform/accounts/signed-link';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { staffNotes } from '../../tables/note';
import { staffApplications } from '../../tables/staff';
import { deleteConsents, listConsents } from '../consent/consent.repository';

/** Purpose of the link that a candidate receives by mail. */
const STAFF_LINK = 'staff-application';

/** The address for that mail. */
export function ownApplicationLink(links: SignedLinks, publicUrl: string, id: string): string {
  return `${publicUrl}/v1/staff/mine/${links.sign(STAFF_LINK, id)}`;
}

const idSchema = v.pipe(v.string(), v.uuid());

type Dependencies = {
  db: Db;
  links: SignedLinks;
};

/** A candidate's own application, for whoever holds the link of its mail: candidates have no account. */
export function createOwnApplications({ db, links }: Dependencies) {
  const idOf = (token: string): string => {
    const id = v.safeParse(idSchema, links.verify(STAFF_LINK, token));
    if (!id.success) throw new AppError('NOT_FOUND');
    return id.output;
  };
  return {
    /** @throws AppError NOT_FOUND, also for one that is erased */
    async read(token: string): Promise<OwnApplication> {
      const id = idOf(token);
      const [row] = await db.select().from(staffApplications).where(eq(staffApplications.id, id));
      if (!row) throw new AppError('NOT_FOUND');
      return {
        _id: row.id,
        receivedAt: row.createdAt.toISOString(),
        status: row.status,
        personalInfo: row.personal,
        professionalInformation: row.professional,
        files: STAFF_FILES.filter((name) => row.files[name] !== undefined),
        interview: row.interview,
        notes: await notesOf(db, id),
        consents: await listConsents(db, 'staff', id),
      };
    },

    /** @throws AppError NOT_FOUND */
    async erase(token: string): Promise<void> {
      const id = idOf(token);
      await db.transaction(async (transaction) => {
        const [row] = await transaction
          .delete(staffApplications)
          .where(eq(staffApplications.id, id))
          .returning({ files: staffApplications.files });
        if (!row) throw new AppError('NOT_FOUND');
        await deleteConsents(transaction, ['staff'], [id]);
        await addRemovalJobs(transaction, Object.values(row.files));
      });
    },
  };
}

/** No page shows them to the candidate, but they are data about them (decision 0097). */
async function notesOf(db: Executor, id: string): Promise<OwnApplication['notes']> {
  const rows = await db
    .select({ text: staffNotes.body, writtenAt: staffNotes.createdAt })
    .from(staffNotes)
    .where(eq(staffNotes.about, id))
    .orderBy(asc(staffNotes.createdAt), asc(staffNotes.id));
  return rows.map(({ text, writtenAt }) => ({ text, writtenAt: writtenAt.toISOString() }));
}
