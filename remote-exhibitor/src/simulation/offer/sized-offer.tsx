import { offerOf, packageOf, type StandOffer } from '@mosta/shared/domain/offers';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box } from '@mosta/shared/ui';
import { useState } from 'react';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useSimulation } from '../state/simulation.store';
import { exchangePackage } from '../state/simulation-actions';
import { STARTING_SIZE } from './offer-of-address';
import { StandOfferRow } from './stand-offer-row';

/** Square metres; larger stands are agreed with the organiser. */
const LARGEST = 500;

/** An offer whose size one chooses: from its smallest where it has one. */
export function SizedOffer({ offer }: { offer: StandOffer }) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const { formule } = useSimulation();
  const chosen = formule.selectedFormules.find((one) => offerOf(edition, one)?.id === offer.id);
  const [wished, setWished] = useState(offer.squareMetres ?? STARTING_SIZE);
  const size = chosen?.size ?? wished;

  function resize(next: number): void {
    setWished(next);
    if (chosen) exchangePackage(chosen.id, packageOf(offer, chosen.quantity, next));
  }

  return (
    <StandOfferRow
      offer={offer}
      squareMetres={size}
      size={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 3, mb: 2 }}>
          <span aria-hidden>{t('simulation.offer.size')}</span>
          <QuantityStepper
            label={t('simulation.offer.sizeOf', {
              name: t(`simulation.offer.${offer.kind}.title`),
            })}
            value={size}
            min={offer.squareMetres ?? 1}
            max={LARGEST}
            onChange={resize}
          />
          <span>{t('simulation.offer.unit')}</span>
        </Box>
      }
    />
  );
}
