import * as v from 'valibot';

/** A stand as its owner tells it: to which group it belongs, and what is said of it beside the pointer. */
const placeSchema = v.object({
  code: v.string(),
  /** Index in `groups`. */
  group: v.pipe(v.number(), v.integer(), v.minValue(0)),
  title: v.string(),
  /** `moves`: it may be dragged to a place that is `free`. */
  use: v.picklist(['moves', 'free', 'none']),
});
export type DeskPlace = v.InferOutput<typeof placeSchema>;

/** What another remote hands over. */
export const deskSchema = v.object({
  places: v.array(placeSchema),
  /** Names of the groups, in the sequence of their looks. */
  groups: v.array(v.string()),
  /** Codes of what is chosen. */
  chosen: v.array(v.string()),
  /** Codes of all stands that its owner knows, of which `places` may leave some out; without them nothing waits for them. */
  known: v.optional(v.array(v.string())),
});
export type Desk = v.InferOutput<typeof deskSchema>;

/** What is chosen after a press on a code: it alone, or with the others where those are kept. */
export function chosenAfter(chosen: readonly string[], code: string, kept: boolean): string[] {
  if (!kept) return chosen.length === 1 && chosen[0] === code ? [] : [code];
  return chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
}
