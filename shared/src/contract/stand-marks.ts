import { PUBLIC_STATUSES, type PublicStatus } from '../domain/stand-status';

/**
 * Parts of a prerendered page that depend on a stand's state. The build draws each part once for every state it has
 * something to say of, as `<g data-stand="B49" data-state="free">…</g>`, without another `<g>` in it. The server keeps
 * the parts of the present states (`docs/decisions/0044`): it chooses among what the build drew and adds nothing.
 */
export type StandMark = { 'data-stand': string; 'data-state': PublicStatus };

/** The attributes of a part, in the order in which they are found. */
export function standMark(code: string, state: PublicStatus): StandMark {
  return { 'data-stand': code, 'data-state': state };
}

const PART = /<g data-stand="([^"&]+)" data-state="(\w+)">.*?<\/g>/gs;

/**
 * Element around a part of a prerendered page that belongs to one drawing of the plan:
 * `<plan-part data-drawing="b">…</plan-part>`, none in another. The server keeps the content of one.
 */
export const DRAWING_PART = 'plan-part';
/** The part for drawings that are no files of the remote; it shows none. */
export const STORED_PART = 'stored';
/** In that part: what stands for the name of the drawing in the address. */
export const DRAWING_MARK = '[[drawing]]';

/** What stands for the number of stands in a prerendered page; the server fills it in. */
export const STAND_COUNT_MARK = '[[stand-count]]';
/** Name of the element of the page that has the number, for what the scripts show first. */
export const STAND_COUNT_META = 'stand-count';

const PLAN_PART = /<plan-part data-drawing="([^"]*)">(.*?)<\/plan-part>/gs;

/** The page with the part of one drawing alone; a drawing without a part of its own has that of stored ones. */
export function withDrawing(html: string, { id, stored }: { id: string; stored: boolean }): string {
  const named = [...html.matchAll(PLAN_PART)].map(([, name]) => name);
  const wanted = !stored && named.includes(id) ? id : STORED_PART;
  return html.replace(PLAN_PART, (_part, name: string, content: string) =>
    name === wanted ? content : '',
  );
}

/** Whether a prerendered page shows states of stands. */
export function hasStandMarks(html: string): boolean {
  return html.includes('<g data-stand="');
}

/** The page with the parts of the present states alone; a stand without a known state shows none. */
export function withStandStates(html: string, states: ReadonlyMap<string, PublicStatus>): string {
  return html.replace(PART, (part, code: string, state: string) =>
    states.get(code) === state ? part : '',
  );
}

/** What a page in the document says of stands, by code. */
export function statesShown(page: ParentNode): ReadonlyMap<string, PublicStatus> {
  return new Map(
    [...page.querySelectorAll<SVGElement>('g[data-stand]')].flatMap(({ dataset }) => {
      const state = PUBLIC_STATUSES.find((each) => each === dataset.state);
      return dataset.stand && state ? [[dataset.stand, state]] : [];
    }),
  );
}
