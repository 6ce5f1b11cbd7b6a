import { isLanguage, LANGUAGE_COOKIE, type Language } from '@mosta/shared/contract/languages';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './platform/http/cookies';

/** The language that whoever calls chose on the portal's pages; undefined where they chose none. */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const cookie = readCookie(headers.cookie, LANGUAGE_COOKIE);
  return isLanguage(cookie) ? cookie : undefined;
}
