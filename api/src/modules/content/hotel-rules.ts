import { HOTEL_PARTS, type HotelContent } from '@mosta/shared/schemas/hotel-content.schema';
import { AppError } from '../../platform/http/app-error';

/** A hotel has its name to itself, and no two parts of its offer are one. @throws AppError INVALID_INPUT */
export function checkHotel(
  hotel: HotelContent,
  { others }: { others: readonly HotelContent[] },
): void {
  if (others.some(({ name }) => name.toLowerCase() === hotel.name.toLowerCase()))
    throw refusal('name', 'Un autre hôtel porte ce nom.');
  const ids = HOTEL_PARTS.flatMap((part) => hotel[part].map(({ _id }) => _id));
  if (new Set(ids).size < ids.length)
    throw refusal('rooms', 'Deux éléments ont le même identifiant.');
}

function refusal(field: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { errors: [{ path: `content.${field}`, message }] });
}
