import type { Direction } from '@mosta/shared/schemas/paging.schema';
import type {
  StaffFilter,
  StaffPage,
  StaffQuery,
  StaffSort,
  StaffStatus,
} from '@mosta/shared/schemas/staff.schema';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import { contains } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { countKept, keptRows } from '../../platform/database/kept-counts';
import { nearerEnd } from '../../platform/database/nearer-end';
import { olderThan } from '../../platform/database/older-than';
import { eachRow } from '../../platform/documents/table';
import { staffApplications } from '../../tables/staff';
import { type StaffRow, toSummary } from './staff.repository';

/** A page of the wanted applications, how many of them there are, and how many at each status. */
export async function pageOfApplications(
  db: Executor,
  { sort, direction, offset, before, limit, ...filter }: StaffQuery,
): Promise<StaffPage> {
  const counting = countByStatus(db);
  const counted = counting.then(
    (counts) => totalOf(counts, filter) ?? countKept(db, staffApplications, wanted(filter)),
  );
  // One more tells whether there is more. What comes before a row has a total of its own.
  const part = await nearerEnd({ direction, offset, limit: limit + 1 }, async () =>
    before === undefined ? counted : Number.POSITIVE_INFINITY,
  );
  const page = db
    .select({ id: staffApplications.id })
    .from(staffApplications)
    .where(
      and(wanted(filter), before === undefined ? undefined : olderThan(staffApplications, before)),
    )
    .orderBy(...orderOf(sort, part.direction))
    .offset(part.offset)
    .limit(part.limit);
  const shown = db
    .select()
    .from(staffApplications)
    .where(inArray(staffApplications.id, page))
    .orderBy(...orderOf(sort, direction));
  const [rows, counts, total] = await Promise.all([shown, counting, counted]);
  const applications = rows.slice(0, limit).map(toSummary);
  return {
    applications,
    next: rows.length > limit ? (applications.at(-1)?._id ?? null) : null,
    total,
    counts,
  };
}

/** All wanted applications, the newest first, however many: those of one statement at a time are in memory. */
export function eachApplication(db: Executor, filter: StaffFilter): AsyncGenerator<StaffRow> {
  return eachRow((last, limit) =>
    db
      .select()
      .from(staffApplications)
      .where(and(wanted(filter), last && olderThan(staffApplications, last.id)))
      .orderBy(...orderOf('received', 'desc'))
      .limit(limit),
  );
}

/** How many applications are wanted, where what was counted says it. */
function totalOf(counts: StaffPage['counts'], { status, studyLevel, search = '' }: StaffFilter) {
  if (search !== '' || studyLevel !== undefined) return undefined;
  if (status !== undefined) return counts[status];
  return Object.values(counts).reduce((sum, many) => sum + many, 0);
}

async function countByStatus(db: Executor): Promise<StaffPage['counts']> {
  const rows = await keptRows(
    db,
    db
      .select({ status: staffApplications.status, many: count() })
      .from(staffApplications)
      .where(inCurrentEdition(staffApplications.edition))
      .groupBy(staffApplications.status),
  );
  const at = (status: StaffStatus) => rows.find((row) => row.status === status)?.many ?? 0;
  return {
    ...{ received: at('received'), interview: at('interview') },
    ...{ accepted: at('accepted'), refused: at('refused') },
  };
}

/** Of the current edition. */
function wanted({ status, studyLevel, search = '' }: StaffFilter): SQL | undefined {
  const { edition, professional } = staffApplications;
  return and(
    inCurrentEdition(edition),
    status === undefined ? undefined : eq(staffApplications.status, status),
    studyLevel === undefined ? undefined : sql`${professional} ->> 'studyLevel' = ${studyLevel}`,
    search === '' ? undefined : contains(staffApplications.search, search),
  );
}

const personal = (name: 'name' | 'surname') =>
  sql`${staffApplications.personal} ->> ${sql.raw(`'${name}'`)}`;

/** Every order ends with the identifier, so that pages neither repeat nor leave out a row. */
function orderOf(sort: StaffSort, direction: Direction): SQL[] {
  const by: Record<StaffSort, SQL[]> = {
    received: [sql`${staffApplications.createdAt}`],
    name: [sql`lower(${personal('name')})`, sql`lower(${personal('surname')})`],
    level: [sql`${staffApplications.professional} ->> 'studyLevel'`],
    decided: [sql`${staffApplications.decidedAt}`],
  };
  const towards = sql.raw(direction);
  return [...by[sort], sql`${staffApplications.id}`].map((one) => sql`${one} ${towards}`);
}
