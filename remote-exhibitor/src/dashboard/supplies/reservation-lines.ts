import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import type { PricedLine } from './priced-table';

/** Supplies (`Fournitures`) or services of a reservation. */
export function servicesOf(
  { services }: Reservation,
  group: Reservation['services'][number]['group'],
): PricedLine[] {
  return services
    .filter((line) => line.group === group)
    .map(({ supplement, ...line }) => ({ ...line, ...supplement }));
}

/** Communication items of a reservation. */
export function printsOf({ communication }: Reservation): PricedLine[] {
  return communication.map(({ prints, ...line }) => ({ ...line, ...prints }));
}
