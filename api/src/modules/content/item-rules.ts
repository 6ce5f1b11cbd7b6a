import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import { AppError } from '../../platform/http/app-error';

/** A picture has a text for whoever does not see it. @throws AppError INVALID_INPUT */
export function checkItem({ picture = null, pictureAlt }: ItemContent): void {
  if (picture === null || pictureAlt.fr !== '') return;
  const message = 'Dites en une ligne ce que montre l’image.';
  throw new AppError('INVALID_INPUT', { errors: [{ path: 'content.pictureAlt.fr', message }] });
}
