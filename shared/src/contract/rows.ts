import type { RouteDescriptor } from './descriptor';
import type { Language } from './languages';

type RouteWithRows = Pick<RouteDescriptor, 'path' | 'rows'>;

/** Whether a route's rows are named by what follows its path, in place of a parameter. */
export function hasRowsBelow({ rows }: Pick<RouteDescriptor, 'rows'>): boolean {
  return rows !== undefined && rows.parameter === undefined;
}

/** The route's path as the router matches it: with what follows it, where that names a row. */
export function routePattern(route: RouteWithRows): string {
  return hasRowsBelow(route) ? `${route.path}/*` : route.path;
}

/** The identifier that an address names, of a route whose rows have pages of their own; undefined where it names none. */
export function askedRow(
  route: RouteWithRows,
  { pathname, search }: { pathname: string; search: string },
): string | undefined {
  const { path, rows } = route;
  if (hasRowsBelow(route))
    return pathname.slice(path.length).replace(/^\/+|\/+$/g, '') || undefined;
  const parameter = rows?.parameter;
  return (parameter && new URLSearchParams(search).get(parameter)) || undefined;
}

/** Address of a row's page: the route's path with the one parameter, or with the row's identifier below it. */
export function rowAddress(route: RouteWithRows, id: string): string {
  const { path, rows } = route;
  if (hasRowsBelow(route)) return `${path}/${inPath(id)}`;
  return rows?.parameter ? `${path}?${rows.parameter}=${encodeURIComponent(id)}` : path;
}

/** Path of the public call that answers one row, from which its page is drawn. */
export function rowCall(list: string, id: string): string {
  return `${list}/${inPath(id)}`;
}

/** An identifier may have several parts, with slashes between them. */
function inPath(id: string): string {
  return id.split('/').map(encodeURIComponent).join('/');
}

/** A row as the list's call answers it. */
export type RowFields = Readonly<Record<string, unknown>>;

/** Letters of a page's description; search engines show about as many. */
const LETTERS = 160;

/** Title and description of the page of a row; the route's own where the row has no title. */
export function rowTexts(
  { title, description, rows }: Pick<RouteDescriptor, 'title' | 'description' | 'rows'>,
  row: RowFields,
  language: Language,
): { title: string; description: string } {
  const own = { title: title[language], description: description[language] };
  const name = rows ? lineOf(row[rows.title], language) : '';
  if (!rows || name === '') return own;
  const said = lineOf(row[rows.description], language) || `${name}. ${own.description}`;
  return { title: name, description: shortened(said) };
}

function lineOf(value: unknown, language: Language): string {
  if (typeof value === 'object' && value !== null && language in value)
    return lineOf(Object.getOwnPropertyDescriptor(value, language)?.value, language);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

/** Cut between two words. */
function shortened(text: string): string {
  return text.length <= LETTERS ? text : `${text.slice(0, LETTERS).replace(/\s+\S*$/, '')}…`;
}
