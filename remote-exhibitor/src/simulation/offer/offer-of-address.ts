import {
  type OfferPrices,
  offerOf,
  packageOf,
  premiumLocationItem,
  standOffers,
} from '@mosta/shared/domain/offers';
import { useEdition } from '@mosta/shared/queries';
import { useSearchParams } from '@mosta/shared/router';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import { useEffect, useState } from 'react';
import { currentSimulation, useSimulation } from '../state/simulation.store';
import { addItem, choosePackage } from '../state/simulation-actions';

/** Names the stand offer with which another page leads here. */
export const OFFER_PARAMETER = 'offre';

/** Square metres that a stand without a size of its own begins with. */
export const STARTING_SIZE = 36;

export type AskedOffer = { outcome: 'added' | 'present' | 'unknown'; kind: string };

/**
 * Chooses the offer that the address names, once: the parameter is taken out, so that neither a reload nor the way back
 * chooses it again. @returns what became of it, until it is dismissed
 */
export function useOfferOfAddress(): [AskedOffer | null, () => void] {
  const edition = useEdition();
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<(AskedOffer & { simulation: SimulationState }) | null>(null);
  const simulation = useSimulation();
  const id = parameters.get(OFFER_PARAMETER);
  useEffect(() => {
    if (id === null) return;
    const outcome = chooseOffer(edition, id);
    setAsked({ ...outcome, simulation: currentSimulation().simulation });
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(OFFER_PARAMETER);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [id, edition, setParameters]);
  // what is done next takes the notice away
  return [asked?.simulation === simulation ? asked : null, () => setAsked(null)];
}

function chooseOffer(edition: OfferPrices, id: string): AskedOffer {
  const offer = standOffers(edition).find((one) => one.id === id);
  if (!offer) return { outcome: 'unknown', kind: '' };
  const { formule, cart } = currentSimulation().simulation;
  const present =
    Object.hasOwn(cart, id) ||
    formule.selectedFormules.some((one) => offerOf(edition, one)?.id === id);
  if (present) return { outcome: 'present', kind: offer.kind };
  if (offer.kind === 'premiumLocation') addItem(premiumLocationItem(edition));
  else choosePackage(packageOf(offer, 1, offer.squareMetres ?? STARTING_SIZE));
  return { outcome: 'added', kind: offer.kind };
}
