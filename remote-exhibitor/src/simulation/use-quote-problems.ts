import { isEmptySimulation } from '@mosta/shared/domain/simulation';
import { useTranslation } from '@mosta/shared/i18n';
import type { PersonalInfo } from '@mosta/shared/schemas/simulation.schema';
import { PROMO_FIELD_ID } from './cart/promo-step';
import { missingOf, PERSON_FIELD_IDS } from './person/person-problems';
import type { QuoteProblem } from './quote/quote-request';
import { useSimulation } from './state/simulation.store';

const LEGENDS = {
  nationality: 'nationality',
  sector: 'sector',
  participationType: 'participation',
} as const satisfies Record<keyof PersonalInfo, string>;

/** What prevents the quote, in the order of the page, and the message of each field after the first attempt. */
export function useQuoteProblems(shown: boolean) {
  const { t } = useTranslation('exhibitor');
  const simulation = useSimulation();
  const { personalInfo, promo, promoCode } = simulation;
  const missing = missingOf(personalInfo);
  const person: QuoteProblem[] = missing.map((field) => ({
    fieldId: PERSON_FIELD_IDS[field],
    label: t(`simulation.person.${LEGENDS[field]}.legend`),
    message: t('simulation.request.required'),
  }));
  const unapplied = promo === null && (promoCode ?? '').trim() !== '';
  const promoMessage = t('simulation.promo.unapplied');
  const problems: QuoteProblem[] = [
    ...person,
    ...(isEmptySimulation(simulation)
      ? [
          {
            fieldId: 'stand-title',
            label: t('simulation.steps.stand.title'),
            message: t('simulation.request.empty'),
          },
        ]
      : []),
    ...(unapplied
      ? [{ fieldId: PROMO_FIELD_ID, label: t('simulation.promo.code'), message: promoMessage }]
      : []),
  ];
  const messages: Partial<Record<keyof PersonalInfo, string>> = Object.fromEntries(
    shown ? missing.map((field) => [field, t('simulation.request.required')]) : [],
  );
  return { problems, messages, promoMessage: shown && unapplied ? promoMessage : '' };
}
