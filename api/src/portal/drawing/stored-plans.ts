import { VIEW_PARAMETERS } from '@mosta/shared/domain/shown-drawing';
import type { ShownHall } from '@mosta/shared/schemas/hall.schema';
import { LRUCache } from 'lru-cache';
import { currentEdition, publicEdition } from '../../current-edition';
import type { ShownPlan } from '../prerendered';
import type { DrawnPagesNow } from './drawing.plugin';
import type { KeptDrawing, PageName } from './drawn-pages';
import type { Row } from './row-lists';

/** A stored drawing of a hall that is shown; undefined where there is none. */
export type ReadDrawing = (hall: string, drawing: string) => Promise<unknown>;

/** The page of a plan that no build has drawn; null where the built one does, or there is none in a moment. */
export type StoredPlans = (page: PageName, plan: ShownPlan) => Promise<KeptDrawing | null>;

/** The call that lists the halls. */
const HALLS = 'v1/hall';
/** Places of a hall: with more the live page leaves SVG at once, and the page would have megabytes. */
const MOST_PLACES = 400;
/** Letters of a drawing as JSON: a foreign one may have more decoration than stands. */
const MOST_LETTERS = 400_000;
/** Drawings whose text is kept, so that a request asks the database only after a change. */
const MOST_KEPT = 24;

/**
 * Has pages of the plan drawn by its own program when they are asked for (docs/decisions/0089): those of stored drawings,
 * and, where there are further halls or stands that were joined or cut, that of the drawings which ship with the plan.
 */
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

  const storedPage: StoredPlans = async (page, { now, hall, drawing }) => {
    const places = now.halls.find(({ id }) => id === hall)?.places.length ?? 0;
    const revision = now.revisions[hall];
    if (places > MOST_PLACES || revision === undefined) return null;
    const row = await rowOf(hall, drawing.id, revision);
    if (!row) return null;
    const asked = new URLSearchParams({
      [VIEW_PARAMETERS.hall]: hall,
      [VIEW_PARAMETERS.drawing]: drawing.id,
    });
    const beside = { [HALLS]: JSON.stringify(now.halls), ...editionAnswer() };
    const path = `${page.path}?${asked}`;
    return pages.findRow({ ...page, path, list: HALLS, call: `v1/hall/${row.id}`, beside }, row);
  };

  /** The build knows of one hall alone, whose page has no links to others, and of no stands that were joined or cut since. */
  const shippedPage: StoredPlans = async (page, { now: { halls }, hall }) => {
    if (halls.length < 2 && halls.every(asDrawn)) return null;
    const row = { id: hall, text: JSON.stringify(halls), fields: {} };
    return pages.findRow({ ...page, list: HALLS, call: HALLS, beside: editionAnswer() }, row);
  };

  return async (page, plan) => {
    try {
      return await (plan.drawing.stored ? storedPage : shippedPage)(page, plan);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

const asDrawn = ({ joins, cuts }: ShownHall) => joins.length + cuts.length === 0;

const editionAnswer = () => ({ 'v1/edition': JSON.stringify(publicEdition(currentEdition())) });

function toRow(id: string, drawing: unknown): Row | null {
  if (typeof drawing !== 'object' || drawing === null) return null;
  const text = JSON.stringify(drawing);
  return text.length > MOST_LETTERS ? null : { id, text, fields: { ...drawing } };
}
