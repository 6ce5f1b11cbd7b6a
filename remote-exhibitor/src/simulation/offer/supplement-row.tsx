import { currencyOf } from '@mosta/shared/domain/nationality';
import { itemLine } from '@mosta/shared/domain/pricing';
import { useTranslation } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { SIMULATION_LIMITS } from '@mosta/shared/schemas/simulation.schema';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { withDefaultNationality } from '../state/default-nationality';
import { useSimulation } from '../state/simulation.store';
import { addItem, setItemQuantity } from '../state/simulation-actions';
import { OfferLine } from './offer-line';

/** The premium location, which is ordered with a stand and lies in the cart. */
export function SupplementRow({ item }: { item: CatalogueItem }) {
  const { t } = useTranslation('exhibitor');
  const simulation = useSimulation();
  const currency = currencyOf(withDefaultNationality(simulation).personalInfo.nationality);
  const one = { ...item, quantity: 1, days: 1 };
  const quantity = simulation.cart[item._id]?.quantity ?? 0;
  return (
    <OfferLine size={t('simulation.offer.perStand')} price={itemLine(one, currency).unitPrice}>
      <QuantityStepper
        label={t('simulation.quantityOf', { name: t('simulation.offer.premiumLocation.title') })}
        value={quantity}
        max={SIMULATION_LIMITS.quantity}
        onChange={(next) => {
          if (quantity > 0) setItemQuantity(item._id, next);
          else if (next > 0) addItem({ ...one, quantity: next });
        }}
      />
    </OfferLine>
  );
}
