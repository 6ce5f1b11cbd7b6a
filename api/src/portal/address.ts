import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_PARAMETER,
  type Language,
} from '@mosta/shared/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { chosenLanguage } from '../request-language';

/** A host name or address with its port, and nothing that could end an attribute or an address. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/** Path and query of a request. Split by hand: `URL` takes what follows two slashes for a host. */
export function addressOf({ url }: FastifyRequest): { pathname: string; search: string } {
  const at = url.indexOf('?');
  return at < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** Scheme and host under which the portal is known: as configured, else as this request names it. */
export function originOf(
  request: FastifyRequest,
  { publicUrl, publicUrlGiven }: Pick<Config, 'publicUrl' | 'publicUrlGiven'>,
): string {
  if (publicUrlGiven || !HOST.test(request.host)) return publicUrl;
  return `${request.protocol}://${request.host}`;
}

/**
 * The language of a page: what its address asks for, else what the visitor chose before, else French. What the browser
 * prefers is not asked: the bare address is the French page for every search engine and every newcomer (decision 10).
 */
export function languageOf(request: FastifyRequest, search: string): Language {
  const asked = askedLanguage(search);
  if (asked) return asked;
  return chosenLanguage(request) ?? DEFAULT_LANGUAGE;
}

/** The language that an address names by its parameter. */
export function askedLanguage(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : undefined;
}
