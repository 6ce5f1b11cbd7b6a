import type {
  HoldFilter,
  HoldQuery,
  HoldSort,
  OrganizerHold,
  OrganizerHoldPage,
} from '@mosta/shared/schemas/organizer-hold.schema';
import type { Direction } from '@mosta/shared/schemas/paging.schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import { containing } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitorMembers } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { ACTIVE } from '../stand/active-hold';

function select(db: Executor) {
  return db
    .select({ hold: standHolds, exhibitor: EXHIBITOR_REF })
    .from(standHolds)
    .innerJoin(exhibitorMembers, ownerOf(standHolds.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .$dynamic();
}

/** A page of the wanted options that run, and how many of them there are. */
export async function pageOfHolds(
  db: Executor,
  { sort, direction, offset, limit, ...filter }: HoldQuery,
): Promise<OrganizerHoldPage> {
  const rows = await select(db)
    .where(wanted(filter))
    .orderBy(...orderOf(sort, direction))
    .offset(offset)
    .limit(limit);
  const [count] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(standHolds)
    .innerJoin(exhibitorMembers, ownerOf(standHolds.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .where(wanted(filter));
  return { holds: rows.map(toHold), total: count?.many ?? 0 };
}

/** All wanted options, the first to end first: stands of the halls bound their number. */
export async function listWantedHolds(db: Executor, filter: HoldFilter): Promise<OrganizerHold[]> {
  const rows = await select(db)
    .where(wanted(filter))
    .orderBy(...orderOf('expires', 'asc'));
  return rows.map(toHold);
}

/** An option that runs. */
export async function findRunningHold(
  db: Executor,
  id: string,
): Promise<OrganizerHold | undefined> {
  const [row] = await select(db).where(and(wanted({}), eq(standHolds.id, id)));
  return row && toHold(row);
}

export async function setExpiry(transaction: Executor, id: string, expires: Date): Promise<void> {
  await transaction.update(standHolds).set({ expiresAt: expires }).where(eq(standHolds.id, id));
}

function wanted({ search = '', within }: HoldFilter): SQL | undefined {
  const { company, nom, prenom, email } = EXHIBITOR_REF;
  return and(
    inCurrentEdition(standHolds.edition),
    ACTIVE,
    within === undefined
      ? undefined
      : sql`${standHolds.expiresAt} <= now() + make_interval(hours => ${Number(within)}::int)`,
    search === ''
      ? undefined
      : sql`concat_ws(' ', ${standHolds.standCode}, ${company}, ${prenom}, ${nom}, ${email})
          ilike ${containing(search)}`,
  );
}

/** Every order ends with the identifier, so that pages neither repeat nor leave out a row. */
function orderOf(sort: HoldSort, direction: Direction): SQL[] {
  const by: Record<HoldSort, SQL> = {
    expires: sql`${standHolds.expiresAt}`,
    code: sql`${standHolds.standCode}`,
    company: sql`lower(coalesce(${EXHIBITOR_REF.company}, ${users.nom}))`,
  };
  const towards = sql.raw(direction);
  return [sql`${by[sort]} ${towards}`, sql`${standHolds.id} ${towards}`];
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toHold({ hold, exhibitor }: Row): OrganizerHold {
  const { id, standCode, exhibitorId, createdAt, expiresAt, prolongations } = hold;
  const { company, nom, prenom, email } = exhibitor;
  return {
    ...{ _id: id, code: standCode, exhibitor: exhibitorId, company, email, prolongations },
    person: [prenom, nom].filter((name) => name !== null && name !== '').join(' '),
    ...{ since: createdAt.toISOString(), expires: expiresAt.toISOString() },
  };
}
