import { toNestErrors } from '@hookform/resolvers';
import {
  type OrganizerPromo,
  type PromoContent,
  promoContentSchema,
} from '@mosta/shared/schemas/organizer-promo.schema';
import type { FieldError, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { amountText, readAmount } from '../../amount';

/** What a code takes off: a share, or an amount in one of the currencies. */
export const DISCOUNT_KINDS = ['percentage', 'DZD', 'EUR'] as const;
type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A code as its form has it: what people type is text, and what is left out is empty. */
export type PromoValues = {
  code: string;
  kind: DiscountKind;
  value: string;
  from: string;
  until: string;
  maxUses: string;
};

export const NO_PROMO: PromoValues = {
  ...{ code: '', kind: 'percentage', value: '', from: '', until: '', maxUses: '' },
};

export function valuesOf({
  code,
  discountValue,
  currency,
  ...promo
}: OrganizerPromo['promo']): PromoValues {
  return {
    ...{ code, kind: currency ?? 'percentage' },
    value: currency ? amountText(discountValue, currency) : String(discountValue),
    ...{ from: promo.from ?? '', until: promo.until ?? '' },
    maxUses: promo.maxUses === null ? '' : String(promo.maxUses),
  };
}

/** What the values say, before it is checked: a text that is no number is none here either. */
function contentOf({ code, kind, value, from, until, maxUses }: PromoValues) {
  return {
    ...{ code, discountType: kind === 'percentage' ? 'percentage' : 'fixed' },
    discountValue:
      kind === 'percentage'
        ? numberIn(value.replace(/\s*%\s*$/, ''))
        : (readAmount(value, kind) ?? Number.NaN),
    currency: kind === 'percentage' ? null : kind,
    ...{ from: from === '' ? null : from, until: until === '' ? null : until },
    maxUses: maxUses.trim() === '' ? null : numberIn(maxUses),
  };
}

/** Checks the form as the service does, and says at which field something is wrong. */
export const promoResolver: Resolver<PromoValues, unknown, PromoContent> = (
  values,
  _context,
  options,
) => {
  const result = v.safeParse(promoContentSchema, contentOf(values));
  if (result.success) return { values: result.output, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const issue of result.issues) {
    const name = fieldOf(v.getDotPath(issue) ?? '');
    errors[name] ??= { type: issue.type, message: issue.message };
  }
  return { values: {}, errors: toNestErrors(errors, options) };
};

/** The field of the form in which one types what stands at a path of the call. */
export function fieldOf(path: string): string {
  const name = path.replace(/^promo\./, '');
  if (name === 'discountValue') return 'value';
  return name === 'discountType' || name === 'currency' ? 'kind' : name;
}

function numberIn(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
}
