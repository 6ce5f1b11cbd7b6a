import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { PricedLine } from './priced-table';

/** Supplies and services of a reservation. */
export function servicesOf({ services }: Reservation): PricedLine[] {
  return services.map(({ supplement, ...line }) => ({ ...line, ...supplement }));
}

/** Communication items of a reservation. */
export function printsOf({ communication }: Reservation): PricedLine[] {
  return communication.map(({ prints, ...line }) => ({ ...line, ...prints }));
}
