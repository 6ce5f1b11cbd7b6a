import type { HallPlace, ShownHall } from '../schemas/hall.schema';

export type HallDrawing = ShownHall['drawings'][number];

/** What of a hall tells which of its drawings is shown. */
type DrawnHall = {
  id: string;
  drawings: readonly HallDrawing[];
  places: readonly HallPlace[];
  joins: readonly { code: string; parts: readonly string[] }[];
  cuts: readonly { code: string; parts: readonly { code: string }[] }[];
  former: readonly { code: string; of: string }[];
};

/** What an address asks of the plan: `?hall=`, `?plan=` and `?stand=`, known or not. */
export type AskedView = { hall: string | null; drawing: string | null; stand: string | null };

/** Names of what an address asks. */
export const VIEW_PARAMETERS = { hall: 'hall', drawing: 'plan', stand: 'stand' } as const;

/** What an address asks. */
export function askedView(parameters: URLSearchParams): AskedView {
  const { hall, drawing, stand } = VIEW_PARAMETERS;
  return {
    hall: parameters.get(hall),
    drawing: parameters.get(drawing),
    stand: parameters.get(stand),
  };
}

/** The code of a place in the whole edition: every hall numbers its entrances from one, so those of a later hall begin with its id. */
export function editionCode(hallId: string, at: number, { kind, code }: HallPlace): string {
  return kind === 'entrance' && at > 0 ? `${hallId}.${code}` : code;
}

/**
 * The hall and the drawing that an address shows: those that have the stand, else those that are named, else the first.
 * What is unknown is passed over. A named drawing that has the stand stays.
 * @param halls with one at least
 * @returns without a drawing where the hall has none
 */
export function shownDrawing<Hall extends DrawnHall>(
  halls: readonly [Hall, ...Hall[]],
  asked: AskedView,
): { hall: Hall; drawing: HallDrawing | undefined } {
  const own = asked.stand === null ? undefined : placeOf(halls, asked.stand);
  const hall = own?.hall ?? halls.find(({ id }) => id === asked.hall) ?? halls[0];
  const named = hall.drawings.find(({ id }) => id === asked.drawing);
  const has = (drawing: HallDrawing) => !own || !drawing.lacks.includes(own.code);
  const candidates = named ? [named, ...hall.drawings] : hall.drawings;
  return { hall, drawing: candidates.find(has) ?? candidates[0] };
}

/** A place by its code in the edition, with its code in its hall. */
function placeOf<Hall extends DrawnHall>(
  halls: readonly Hall[],
  stand: string,
): { hall: Hall; code: string } | undefined {
  for (const [at, hall] of halls.entries()) {
    const wanted = shownCode(hall, stand);
    const place = hall.places.find((one) => editionCode(hall.id, at, one) === wanted);
    if (place) return { hall, code: place.code };
  }
  return undefined;
}

/**
 * The code under which a hall sells a stand: a part of a joined one leads to the whole, one that was cut to its first part, and
 * a part of one that is whole again to that.
 */
export function shownCode(
  { joins, cuts, former }: Pick<DrawnHall, 'joins' | 'cuts' | 'former'>,
  code: string,
): string {
  let own = code;
  for (let part = formerPart(former, own); part; part = formerPart(former, own)) own = part.of;
  // A part that is cut itself follows its stand.
  for (const cut of cuts) if (cut.code === own) own = cut.parts[0]?.code ?? own;
  return joins.find(({ parts }) => parts.includes(own))?.code ?? own;
}

const formerPart = (former: DrawnHall['former'], code: string) =>
  former.find((part) => part.code === code);
