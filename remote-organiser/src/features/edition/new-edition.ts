import {
  type NewEdition,
  type OrganizerEdition,
  TAKEN_ALONG,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { daySchema } from '@mosta/shared/schemas/text.schema';
import * as v from 'valibot';
import { dayAfter } from './day-after';

const MOST_DAYS = 31;

const numberIn = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,4}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

/** What the dialog asks of a new edition. */
export const newEditionFormSchema = v.pipe(
  v.object({
    from: v.string(),
    /** Named apart from the year of the form below the dialog: fields have their name as identifier. */
    newYear: numberIn(2000, 2100),
    first: daySchema,
    count: numberIn(1, MOST_DAYS),
    take: v.object({
      ...{ plan: v.boolean(), prices: v.boolean(), deadlines: v.boolean(), taxes: v.boolean() },
      ...{ venue: v.boolean(), bank: v.boolean(), contact: v.boolean() },
    }),
    /** Look at the site in the draft as soon as it is made. */
    preview: v.boolean(),
  }),
  v.forward(
    v.check(({ first, newYear }) => first.startsWith(`${newYear}-`)),
    ['first'],
  ),
);
type NewEditionForm = v.InferOutput<typeof newEditionFormSchema>;

/** The year after the last edition, on the same days, with everything. */
export function proposedEdition(editions: readonly OrganizerEdition[]) {
  const model = editions.find(({ current }) => current) ?? editions[0];
  const year = 1 + Math.max(...editions.map((edition) => edition.year));
  return {
    ...{ from: model?._id ?? '', newYear: String(year), count: String(model?.days.length ?? 1) },
    first: `${year}${model?.days[0]?.date.slice(4) ?? '-01-01'}`,
    take: {
      ...{ plan: true, prices: true, deadlines: true },
      ...{ taxes: true, venue: true, bank: true, contact: true },
    },
    preview: false,
  };
}

/** The edition to make: its days have the hours of the model's, the last those of its last. */
export function newEditionOf(
  { from, newYear: year, first, count, take }: NewEditionForm,
  model: OrganizerEdition,
  key: string,
): NewEdition {
  const days = Array.from({ length: count }, (_none, index) => {
    const like = index === count - 1 ? model.days.at(-1) : model.days[index];
    const { opens, closes } = like ?? model.days[0] ?? { opens: '10:00', closes: '18:00' };
    return { date: dayAfter(first, index), opens, closes };
  });
  return { key, from, year, days, take: TAKEN_ALONG.filter((choice) => take[choice]) };
}
