import { queryOptions } from '@mosta/shared/queries';

/** The programme, fetched once: the build holds it. */
export function programmeQuery() {
  return queryOptions({
    queryKey: ['floorplan', 'programme'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { loadProgramme } = await import(
        /* webpackChunkName: "programme" */ './load-programme'
      );
      return loadProgramme();
    },
  });
}
