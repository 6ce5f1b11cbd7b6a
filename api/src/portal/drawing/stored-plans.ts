import { VIEW_PARAMETERS } from '@mosta/shared/domain/shown-drawing';
import { LRUCache } from 'lru-cache';
import { currentEdition, publicEdition } from '../../current-edition';
import type { ShownPlan } from '../prerendered';
import type { DrawnPagesNow } from './drawing.plugin';
import type { KeptDrawing, PageName } from './drawn-pages';
import type { Row } from './row-lists';

/** A stored drawing of a hall that is shown; undefined where there is none. */
export type ReadDrawing = (hall: string, drawing: string) => Promise<unknown>;

/** The page of a stored drawing; null where it has none, or none in a moment. */
export type StoredPlans = (page: PageName, plan: ShownPlan) => Promise<KeptDrawing | null>;

/** Places of a hall: with more the live page leaves SVG at once, and the page would have megabytes. */
const MOST_PLACES = 400;
/** Letters of a drawing as JSON: a foreign one may have more decoration than stands. */
const MOST_LETTERS = 400_000;
/** Drawings whose text is kept, so that a request asks the database only after a change. */
const MOST_KEPT = 24;

/** Has stored drawings drawn by the plan's own program when they are asked for (docs/decisions/0089). */
export function createStoredPlans(
  read: ReadDrawing,
  pages: Pick<DrawnPagesNow, 'findRow'>,
  onFailure: (error: unknown) => void,
): StoredPlans {
  const rows = new LRUCache<string, { revision: string; row: Row | null }>({ max: MOST_KEPT });

  const rowOf = async (hall: string, drawing: string, revision: string): Promise<Row | null> => {
    const name = `${hall}/drawing/${drawing}`;
    const known = rows.get(name);
    if (known?.revision === revision) return known.row;
    const row = toRow(name, await read(hall, drawing));
    rows.set(name, { revision, row });
    return row;
  };

  return async (page, { now, hall, drawing }) => {
    const places = now.halls.find(({ id }) => id === hall)?.places.length ?? 0;
    const revision = now.revisions[hall];
    if (!drawing.stored || places > MOST_PLACES || revision === undefined) return null;
    try {
      const row = await rowOf(hall, drawing.id, revision);
      if (!row) return null;
      const asked = new URLSearchParams({
        [VIEW_PARAMETERS.hall]: hall,
        [VIEW_PARAMETERS.drawing]: drawing.id,
      });
      const beside = {
        'v1/hall': JSON.stringify(now.halls),
        'v1/edition': JSON.stringify(publicEdition(currentEdition())),
      };
      const path = `${page.path}?${asked}`;
      return await pages.findRow(
        { ...page, path, list: 'v1/hall', call: `v1/hall/${row.id}`, beside },
        row,
      );
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

function toRow(id: string, drawing: unknown): Row | null {
  if (typeof drawing !== 'object' || drawing === null) return null;
  const text = JSON.stringify(drawing);
  return text.length > MOST_LETTERS ? null : { id, text, fields: { ...drawing } };
}
