import { shownText } from '@mosta/shared/domain/content-text';
import { formatMoney } from '@mosta/shared/domain/money';
import { currencyOf } from '@mosta/shared/domain/nationality';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Catalogue } from '@mosta/shared/schemas/catalogue.schema';
import type { PersonalInfo } from '@mosta/shared/schemas/simulation.schema';
import { withDefaultNationality } from '../state/default-nationality';
import { useSimulation } from '../state/simulation.store';
import { OWN_STAND } from './choices';

type Card = { value: string; label: string; text?: string };

/** A place in one of the areas that several share: the French title is stored, as quotes are French. */
export function useCollectiveChoices(
  collective: Catalogue['collective'],
  { participationType }: PersonalInfo,
): Card[] {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const simulation = withDefaultNationality(useSimulation());
  const currency = currencyOf(simulation.personalInfo.nationality);
  const cards = collective.map(({ title, translations, squareMetres, price, priceEuro }): Card => {
    const amount = currency === 'DZD' ? price : priceEuro;
    const text = [
      t('simulation.person.participation.shared'),
      ...(squareMetres === null ? [] : [t('simulation.size', { size: squareMetres })]),
      amount
        ? `${formatMoney(amount, language)}\u00a0${t('simulation.exTax')}`
        : t('simulation.person.participation.onRequest'),
    ].join(' · ');
    return {
      value: title,
      label: shownText({ en: '', ar: '', ...translations?.title, fr: title }, language),
      text,
    };
  });
  const listed = [OWN_STAND.value, ...cards.map(({ value }) => value)].includes(participationType);
  // What was chosen before stays chosen, also where it is not offered any more or the catalogue is on its way.
  if (participationType === '' || listed) return cards;
  return [...cards, { value: participationType, label: participationType }];
}
