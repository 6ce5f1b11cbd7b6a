import type { RouteDescriptor } from './descriptor';
import type { Language } from './languages';

type RouteWithRows = Pick<RouteDescriptor, 'path' | 'rows'>;

/** The identifier that an address names, of a route whose rows have pages of their own; undefined where it names none. */
export function askedRow({ rows }: RouteWithRows, search: string): string | undefined {
  return (rows && new URLSearchParams(search).get(rows.parameter)) || undefined;
}

/** Address of a row's page: the route's path with the one parameter. */
export function rowAddress({ path, rows }: RouteWithRows, id: string): string {
  return rows ? `${path}?${rows.parameter}=${encodeURIComponent(id)}` : path;
}

/** Path of the public call that answers one row, from which its page is drawn. */
export function rowCall(list: string, id: string): string {
  return `${list}/${encodeURIComponent(id)}`;
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
  const name = rows ? lineOf(row[rows.title]) : '';
  if (!rows || name === '') return own;
  const said = lineOf(row[rows.description]) || `${name}. ${own.description}`;
  return { title: name, description: shortened(said) };
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

/** Cut between two words. */
function shortened(text: string): string {
  return text.length <= LETTERS ? text : `${text.slice(0, LETTERS).replace(/\s+\S*$/, '')}…`;
}
