import { SHIPPED_HALLS } from '@mosta/shared/domain/edition-halls';
import { plainClient } from '@mosta/shared/http';
import { queryOptions } from '@mosta/shared/queries';
import { shownHallListSchema } from '@mosta/shared/schemas/hall.schema';
import * as v from 'valibot';

/** The halls of the edition. Where they are those of the edition's file, that very list: nothing is drawn again. */
export function hallsQuery() {
  return queryOptions({
    queryKey: ['floorplan', 'halls'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/hall', { signal });
      const halls = v.parse(shownHallListSchema, data);
      return JSON.stringify(halls) === JSON.stringify(SHIPPED_HALLS) ? SHIPPED_HALLS : halls;
    },
  });
}

/** A stored drawing as it came. What is broken in it is found when it is read: trying again must fetch it again. */
export function drawingQuery(hall: string, drawing: string) {
  return queryOptions({
    queryKey: ['floorplan', 'drawing', hall, drawing],
    staleTime: 0,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const path = `v1/hall/${encodeURIComponent(hall)}/drawing/${encodeURIComponent(drawing)}`;
      const { data } = await plainClient.get<unknown>(path, { signal });
      return data;
    },
  });
}
