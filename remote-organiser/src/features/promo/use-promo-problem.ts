import { useTranslation } from '@mosta/shared/i18n';
import type { FieldError } from 'react-hook-form';
import type { PromoValues } from './promo-values';

/** Rules of the code, and refusals of the service, that have a sentence of their own. */
const OWN = new Set([
  ...['code.regex', 'code.max_length', 'code.PROMO_CODE_TAKEN', 'code.INVALID_INPUT'],
  ...['until.partial_check', 'maxUses.INVALID_INPUT'],
]);

/** What is wrong with a field, in the reader's language. */
export function usePromoProblem(): (
  name: keyof PromoValues,
  error: FieldError | undefined,
  kind: PromoValues['kind'],
) => string {
  const { t } = useTranslation('organiser');
  return (name, error, kind) => {
    if (!error) return '';
    if (OWN.has(`${name}.${error.type}`)) return t(`promo.wrong.${name}.${error.type}`);
    if (name === 'value' && kind !== 'percentage') return t(`common.amounts.${kind}`);
    return t(`promo.wrong.${name}.other`);
  };
}
