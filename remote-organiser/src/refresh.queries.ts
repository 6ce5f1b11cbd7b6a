import { useQueryClient } from '@mosta/shared/queries';

/** Fetches again everything of the back office that is shown. */
export function useRefreshOrganisation(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['organiser'] });
}
