import type { Content } from '@mosta/shared/schemas/content.schema';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { knownPictures } from '../picture/picture.repository';

const UPLOADED = /^\/v1\/picture\/([\da-f]{64})$/;

/** Uploaded pictures that a content shows are there. @throws AppError INVALID_INPUT */
export async function demandPictures(transaction: Executor, content: Content): Promise<void> {
  const shown = picturesIn(content, ['content']);
  const known = await knownPictures(transaction, [...new Set(shown.map(({ hash }) => hash))]);
  const errors = shown
    .filter(({ hash }) => !known.has(hash))
    .map(({ path }) => ({
      path,
      message: 'Cette image n’est plus là\u00a0: envoyez-la à nouveau.',
    }));
  if (errors.length > 0) throw new AppError('INVALID_INPUT', { errors });
}

type Shown = { hash: string; path: string };

function picturesIn(value: unknown, path: readonly string[]): Shown[] {
  if (typeof value === 'string') {
    const hash = UPLOADED.exec(value)?.[1];
    // The field is the picture as a whole.
    return hash === undefined ? [] : [{ hash, path: path.slice(0, -1).join('.') }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => picturesIn(part, [...path, key]));
}
