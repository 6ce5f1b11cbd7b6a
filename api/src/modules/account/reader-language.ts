import { DEFAULT_LANGUAGE, type Language } from '@mosta/shared/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/database';
import { chosenLanguage } from '../../request-language';
import { findUser } from './account.repository';

type Reader = Pick<FastifyRequest, 'headers' | 'caller'>;

/** The language of whoever calls: that of the pages they read, else that of their account, else French. */
export async function readerLanguage(db: Executor, request: Reader): Promise<Language> {
  const chosen = chosenLanguage(request);
  if (chosen || !request.caller) return chosen ?? DEFAULT_LANGUAGE;
  return (await findUser(db, request.caller.userId))?.language ?? DEFAULT_LANGUAGE;
}

/** The language of a document: the one that is asked for, else that of whoever asks. */
export async function readPrintLanguage(
  db: Executor,
  request: Reader & { query: { language?: Language | undefined } },
): Promise<Language> {
  return request.query.language ?? readerLanguage(db, request);
}
