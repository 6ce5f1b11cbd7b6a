import * as v from 'valibot';

export const CURRENCIES = ['DZD', 'EUR'] as const;

/** An amount as `domain/money` has it: whole dinars, or euro cents. */
export const moneySchema = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(CURRENCIES),
});
