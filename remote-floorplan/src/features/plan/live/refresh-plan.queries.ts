import { hallsQuery, type QueryClient, refreshStands } from '@mosta/shared/queries';

/** Fetches stands and halls again where they are shown: stands may have been joined or separated. */
export function refreshPlan(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: hallsQuery().queryKey });
  void refreshStands(client);
}
