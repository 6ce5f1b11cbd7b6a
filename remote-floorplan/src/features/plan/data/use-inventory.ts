import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { hallsQuery, useQuery } from '@mosta/shared/queries';
import { type Inventory, inventoryFor, shippedInventory } from './inventory';

/**
 * The places of the edition: those of its file until the service has answered, and where it does not. An answer that says
 * what the file says is the same object, and draws nothing anew.
 */
export function useInventory(): Inventory {
  const { data } = useQuery({
    ...hallsQuery(),
    placeholderData: shippedHalls,
    select: inventoryFor,
    structuralSharing: false,
  });
  return data ?? shippedInventory();
}

/**
 * Whether the service may still name a place that nobody knows yet.
 * @param asked whether such a place is asked for; else its answer draws nothing anew
 */
export function useHallsPending(asked: boolean): boolean {
  const query = hallsQuery();
  return useQuery(asked ? query : { ...query, notifyOnChangeProps: [] }).isPending;
}
