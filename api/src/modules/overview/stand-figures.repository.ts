import { SECTORS } from '@mosta/shared/domain/sectors';
import { STAND_STATES, type StandState } from '@mosta/shared/domain/stand-status';
import type { Overview, StandFigure } from '@mosta/shared/schemas/overview.schema';
import { STAND_KINDS } from '@mosta/shared/schemas/stand.schema';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { exhibitorPages } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { stands } from '../../tables/stand';
import { HELD_STAND } from '../stand/active-hold';
import { IS_WHOLE } from '../stand/stand.repository';

/** Stands by kind and state: number and square metres, also where there are none. */
export async function countStands(db: Executor, year: number | undefined): Promise<StandFigure[]> {
  const state = sql<StandState>`(
    case when ${standHolds.id} is null then ${stands.state} else 'option' end
  )`;
  const rows = await db
    .select({
      kind: stands.kind,
      state,
      count: count(),
      area: sql<number>`coalesce(sum(${stands.size}), 0)::float8`,
    })
    .from(stands)
    .leftJoin(standHolds, and(HELD_STAND, eq(stands.state, 'libre')))
    .where(and(inEdition(stands.edition, year), IS_WHOLE))
    .groupBy(stands.kind, state);
  return STAND_KINDS.flatMap((kind) =>
    STAND_STATES.map(
      (wanted) =>
        rows.find((row) => row.kind === kind && row.state === wanted) ?? {
          ...{ kind, state: wanted, count: 0, area: 0 },
        },
    ),
  );
}

/** Exhibitors whose page is in the directory, by sector. */
export async function countSectors(
  db: Executor,
  year: number | undefined,
): Promise<Overview['sectors']> {
  const rows = await db
    .select({ sector: exhibitorPages.sector, count: count() })
    .from(exhibitorPages)
    .where(
      and(
        inEdition(exhibitorPages.edition, year),
        eq(exhibitorPages.published, true),
        isNull(exhibitorPages.withdrawnAt),
      ),
    )
    .groupBy(exhibitorPages.sector);
  return SECTORS.map((sector) => ({
    sector,
    count: rows.find((row) => row.sector === sector)?.count ?? 0,
  }));
}
