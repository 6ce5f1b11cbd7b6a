import { SHIPPED_HALLS } from '@mosta/shared/domain/edition-halls';
import { hallsQuery, useQuery } from '@mosta/shared/queries';
import { type Inventory, inventoryFor } from './inventory';

/** The places of the edition: those of its file until the service has answered, and where it does not. */
export function useInventory(): Inventory {
  return inventoryFor(useQuery(hallsQuery()).data ?? SHIPPED_HALLS);
}

/** Whether the service may still name a place that nobody knows yet. */
export const useHallsPending = (): boolean => useQuery(hallsQuery()).isPending;
