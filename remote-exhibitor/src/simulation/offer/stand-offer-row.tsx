import { money } from '@mosta/shared/domain/money';
import { currencyOf } from '@mosta/shared/domain/nationality';
import { packageOf, type StandOffer } from '@mosta/shared/domain/offers';
import { packageLine } from '@mosta/shared/domain/pricing';
import { standsLeft } from '@mosta/shared/domain/simulation';
import { useTranslation } from '@mosta/shared/i18n';
import type { ReactNode } from 'react';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { withDefaultNationality } from '../state/default-nationality';
import { useSimulation } from '../state/simulation.store';
import { choosePackage, setPackageQuantity } from '../state/simulation-actions';
import { OfferLine } from './offer-line';

type StandOfferRowProps = {
  offer: StandOffer;
  squareMetres: number;
  /** What stands in place of the size: a field for one that can be chosen. */
  size?: ReactNode;
};

/** One size of a stand offer. */
export function StandOfferRow({ offer, squareMetres, size }: StandOfferRowProps) {
  const { t } = useTranslation('exhibitor');
  const simulation = useSimulation();
  const one = packageOf(offer, 1, squareMetres);
  const chosen = simulation.formule.selectedFormules.find(({ id }) => id === one.id);
  const currency = currencyOf(withDefaultNationality(simulation).personalInfo.nationality);
  const { unitPrice } = packageLine(one, currency);
  const sizeText = t('simulation.size', { size: squareMetres });
  const name = `${t(`simulation.offer.${offer.kind}.title`)} ${sizeText}`;

  function count(quantity: number): void {
    if (chosen) setPackageQuantity(one.id, quantity);
    else if (quantity > 0) choosePackage({ ...one, quantity });
  }

  return (
    <OfferLine size={size ?? sizeText} price={unitPrice && money(unitPrice.amount, currency)}>
      <QuantityStepper
        label={t('simulation.quantityOf', { name })}
        value={chosen?.quantity ?? 0}
        max={standsLeft(simulation, one.id)}
        onChange={count}
      />
    </OfferLine>
  );
}
