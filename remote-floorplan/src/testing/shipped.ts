import { shippedInventory } from '../features/plan/data/inventory';

/** The places of the edition's file. */
export const SHIPPED = shippedInventory();
