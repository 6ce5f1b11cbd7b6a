import { editionHalls } from '@mosta/shared/domain/edition-halls';
import type { OfferPrices } from '@mosta/shared/domain/offers';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import type { Hall } from '@mosta/shared/schemas/hall.schema';
import { min } from 'drizzle-orm';
import { CURRENT_YEAR } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { halls } from '../../tables/hall';
import { stands } from '../../tables/stand';

type NewStand = typeof stands.$inferInsert;

/** Stands of a later hall stand behind those of an earlier one. */
const MOST_PLACES = 10_000;

/** Rows of the places that have a state: stands and zones. */
function rowsOfHall(
  { id, places }: Pick<Hall, 'id' | 'places'>,
  first: number,
  edition: OfferPrices,
): NewStand[] {
  return places.flatMap(({ code, kind, size, free }, index): NewStand[] =>
    kind === 'entrance'
      ? []
      : [
          {
            ...{ code, kind, size, hall: id, position: first + index },
            // No offer of the edition is a zone: its price is agreed.
            prices: kind === 'stand' ? standPrices(edition, size) : {},
            state: free ? 'libre' : 'reserve',
          },
        ],
  );
}

/** Adds halls, stands and zones that the tables lack; those they have stay as they are. */
export async function addInventory(db: Executor, prices: OfferPrices): Promise<void> {
  // The first edition that had halls: a later one has those that were taken along.
  const [first] = await db.select({ year: min(halls.edition) }).from(halls);
  const edition = first?.year ?? CURRENT_YEAR;
  const kept = editionHalls().map(({ drawings, ...hall }, position) => ({
    ...{ ...hall, position, edition, shown: true },
    drawings: drawings.map(({ id }) => ({ id, drawing: null, codes: [] })),
  }));
  await db.insert(halls).values(kept).onConflictDoNothing();
  const rows = editionHalls().flatMap((hall, at) => rowsOfHall(hall, at * MOST_PLACES, prices));
  await db
    .insert(stands)
    .values(rows.map((row) => ({ ...row, edition })))
    .onConflictDoNothing();
}
