import type { Registry, ResolvedRoute } from '@mosta/shared/contract/registry';
import { askedRow, type RowFields, rowAddress } from '@mosta/shared/contract/rows';
import { versionsWithData } from './drawable-pages';

/** A text that is the same object for as long as nothing of it changes. */
type Document = { readonly text: string };

/** One row of a public list that has a page of its own; the same object for as long as nothing of it changes. */
export type Row = {
  id: string;
  /** As JSON, as the row's call answers it; of a brief list as the list does. */
  text: string;
  fields: RowFields;
};
export type Rows = ReadonlyMap<string, Row>;

/** What an address asks for: no row, one that there is, or one that there is not. */
export type AskedRow = { row: Row; address: string } | 'unknown' | undefined;

/** Identifiers that need no escaping in an address, in a few parts at most; rows with others have no page. */
const PLAIN_ID = /^[\w-]{1,100}(?:\/[\w-]{1,100}){0,3}$/;

type Options = {
  readRegistry: () => Promise<Registry | null>;
  /** What public calls answer now, by path such as `v1/exhibitor`. */
  documents: ReadonlyMap<string, () => Promise<Document>>;
  /** What the calls of single rows answer, by path of their list. */
  rowDocuments: ReadonlyMap<string, (id: string) => Promise<Document | undefined>>;
};

/** The rows that have pages of their own, as they were last looked at: requests read them from memory. */
export class RowLists {
  private readonly lists = new Map<string, { document: Document; rows: Rows }>();

  constructor(private readonly options: Options) {}

  /** Looks at every list that a version in use names. What cannot be read stays as it was. */
  async look(): Promise<void> {
    const registry = await this.options.readRegistry();
    if (!registry) return;
    const routes = versionsWithData(registry).flatMap(({ descriptor }) => descriptor.routes);
    const named = new Set(routes.flatMap(({ rows }) => (rows ? [rows.list] : [])));
    for (const list of this.lists.keys()) if (!named.has(list)) this.lists.delete(list);
    for (const list of named) {
      const document = await this.options.documents.get(list)?.();
      const known = this.lists.get(list);
      if (!document || document === known?.document) continue;
      this.lists.set(list, { document, rows: readRows(document.text, known?.rows) });
    }
  }

  /** Undefined while nothing is known of them: just after the start, or where the service has no such call. */
  of({ rows }: ResolvedRoute['route']): Rows | undefined {
    return rows && this.lists.get(rows.list)?.rows;
  }

  /** The row that an address of a route asks for. */
  asked(route: ResolvedRoute['route'], address: { pathname: string; search: string }): AskedRow {
    const id = askedRow(route, address);
    const rows = this.of(route);
    if (id === undefined || !rows) return undefined;
    const row = rows.get(id);
    return row ? { row, address: rowAddress(route, id) } : 'unknown';
  }

  /** The row with all that its page shows; of a brief list that is what its call answers. Undefined where it has just gone. */
  async whole({ rows }: ResolvedRoute['route'], row: Row): Promise<Row | undefined> {
    if (!rows?.brief) return row;
    const document = await this.options.rowDocuments.get(rows.list)?.(row.id);
    return document && { ...row, text: document.text };
  }
}

/** Checked by hand: a list has thousands of rows, and is read whole whenever one of them has changed. */
function readRows(text: string, former: Rows | undefined): Rows {
  const list: unknown = JSON.parse(text);
  const rows = new Map<string, Row>();
  for (const fields of Array.isArray(list) ? list.filter(hasPage) : []) {
    const row = { id: fields._id, text: JSON.stringify(fields), fields };
    const before = former?.get(row.id);
    rows.set(row.id, before?.text === row.text ? before : row);
  }
  return rows;
}

function hasPage(row: unknown): row is RowFields & { _id: string } {
  if (typeof row !== 'object' || row === null || !('_id' in row)) return false;
  return typeof row._id === 'string' && PLAIN_ID.test(row._id);
}
