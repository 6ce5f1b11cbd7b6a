import * as v from 'valibot';
import { STAND_CHOICES } from '../domain/stand-choice';
import { moneySchema } from './money.schema';

export const standChoiceSchema = v.picklist(STAND_CHOICES);

/** The body of `POST /v1/hold/:id/reserve`; it may be left out where no wished package has another size. */
export const reserveSchema = v.nullish(v.object({ choice: v.optional(standChoiceSchema) }), {});

/** What a stand of another size than the wished packages would cost, in its place or beside them. */
export const standQuestionSchema = v.object({
  code: v.string(),
  /** Square metres. */
  size: v.nullable(v.number()),
  /** Wished packages without a stand; empty where there is nothing to choose. */
  packages: v.array(v.object({ name: v.string(), size: v.number(), quantity: v.number() })),
  /** The whole reservation with TVA; null where nothing in it has a price. */
  totals: v.object({ replace: v.nullable(moneySchema), add: v.nullable(moneySchema) }),
});
export type StandQuestion = v.InferOutput<typeof standQuestionSchema>;
