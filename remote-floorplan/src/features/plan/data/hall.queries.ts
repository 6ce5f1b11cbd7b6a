import { plainClient, publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@mosta/shared/queries';

/**
 * A stored drawing as it came. What is broken in it is found when it is read: trying again must fetch it again. Nothing is
 * kept of it besides the plan that is made of it.
 */
export function drawingQuery(hall: string, drawing: string) {
  return queryOptions({
    queryKey: ['floorplan', 'drawing', hall, drawing],
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>(pathOf(hall, drawing), { signal });
      return data;
    },
  });
}

/** A stored drawing that came with the page, which was drawn from it. */
export const drawingOfPage = (hall: string, drawing: string): unknown =>
  publicAnswer<unknown>(pathOf(hall, drawing), (answer) => answer).initialData();

const pathOf = (hall: string, drawing: string) =>
  `v1/hall/${encodeURIComponent(hall)}/drawing/${encodeURIComponent(drawing)}`;
