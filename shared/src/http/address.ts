import type { AxiosRequestConfig } from 'axios';

/** Starts with a scheme or with `//`: the base has no say in it. */
const ABSOLUTE = /^([a-z][a-z\d+\-.]*:)?\/\//i;

type Addressed = Pick<AxiosRequestConfig, 'baseURL' | 'url' | 'params' | 'paramsSerializer'>;

/**
 * The address that a call will go to, before axios is there to say it; written as axios writes it.
 * @param config with its defaults; parameters that are null or left out are not written
 */
export function addressOf({ baseURL, url, params, paramsSerializer }: Addressed): string {
  const path = onBase(baseURL, url);
  if (!params) return path;
  const serialize =
    typeof paramsSerializer === 'function' ? paramsSerializer : paramsSerializer?.serialize;
  const search =
    serialize?.(params) ??
    (params instanceof URLSearchParams ? params.toString() : searchOf(Object.entries(params)));
  if (search === '') return path;
  const [withoutHash = ''] = path.split('#');
  return `${withoutHash}${withoutHash.includes('?') ? '&' : '?'}${search}`;
}

function onBase(base = '', url = ''): string {
  if (base === '' || ABSOLUTE.test(url)) return url;
  return url === '' ? base : `${base.replace(/\/?\/$/, '')}/${url.replace(/^\/+/, '')}`;
}

function searchOf(entries: [string, unknown][]): string {
  return entries
    .flatMap(([key, value]) => pairsOf(key, value))
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&');
}

/** Lists of plain values repeat `key[]`; what is deeper is written as `key[name]`. */
function pairsOf(key: string, value: unknown, isDeep = false): [string, string][] {
  if (value === null || value === undefined) return [];
  if (value instanceof Date) return [[key, value.toISOString()]];
  if (typeof value !== 'object') return [[key, String(value)]];
  const isPlainList = !isDeep && Array.isArray(value) && !value.some(isNested);
  return Object.entries(value).flatMap(([name, item]) =>
    pairsOf(isPlainList ? `${key}[]` : `${key}[${name}]`, item, true),
  );
}

function isNested(item: unknown): boolean {
  return typeof item === 'object' && item !== null && !(item instanceof Date);
}

/** As `encodeURIComponent`, with the characters that axios leaves legible. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replaceAll('%24', '$')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+');
}
