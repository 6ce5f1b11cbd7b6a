import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { editionPlaces } from '@mosta/shared/domain/edition-halls';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import type { Stand } from '@mosta/shared/schemas/stand.schema';

/** What `GET /v1/stand` answers when the fair opens its sales, with changes by code. */
export function buildStands(changes: Record<string, Partial<Stand>> = {}): Stand[] {
  return editionPlaces().flatMap(({ code, kind, size, free }): Stand[] =>
    kind === 'entrance'
      ? []
      : [
          {
            ...{ code, kind, size, revision: 1 },
            prices: kind === 'stand' ? standPrices(FIRST_EDITION, size) : {},
            state: free ? 'libre' : 'reserve',
            ...changes[code],
          },
        ],
  );
}
