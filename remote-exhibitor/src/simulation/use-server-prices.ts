import { priceSimulation } from '@mosta/shared/domain/pricing';
import { isEmptySimulation } from '@mosta/shared/domain/simulation';
import { useEdition, useQuery } from '@mosta/shared/queries';
import type { Priced, SimulationAnswer } from '@mosta/shared/schemas/quote.schema';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import { useEffect, useState } from 'react';
import { simulationPriceQuery } from './price.queries';
import { withDefaultNationality } from './state/default-nationality';
import {
  currentSimulation,
  useCurrentQuote,
  useSimulation,
  useSimulationPayment,
} from './state/simulation.store';
import { adoptPrices } from './state/simulation-actions';
import { useDebouncedValue } from './use-debounced-value';

const DEBOUNCE_MS = 500;

/** What the day's prices changed in a simulation that was made before. */
export type PriceNews = Pick<SimulationAnswer, 'changed' | 'gone' | 'promoRefused'>;

export type Prices = {
  priced: Pick<Priced, 'currency' | 'partial' | 'totals'> & {
    lines: readonly Priced['lines'][number][];
  };
  /** The service could not be reached: the page computed alone. */
  provisional: boolean;
  news: PriceNews | null;
  dismissNews: () => void;
  retry: () => void;
};

/**
 * The simulation's prices: computed at once by the page, then by the service, whose prices replace those that the
 * simulation carries. A quote fixes the prices, so the service is not asked while there is one.
 */
export function usePrices(): Prices {
  const edition = useEdition();
  const simulation = useSimulation();
  const payment = useSimulationPayment();
  const currentQuote = useCurrentQuote();
  const [news, setNews] = useState<PriceNews | null>(null);
  const sent = sentOf(simulation);
  const question = JSON.stringify({ simulation: sent, payment });
  const asked = useDebouncedValue(question, DEBOUNCE_MS);
  const { data, error, refetch } = useQuery({
    ...simulationPriceQuery(asked),
    enabled: !currentQuote && asked === question && !isEmptySimulation(simulation),
  });
  // An answer that was under way when the quote was given may find its code used up, by that quote.
  const answer = asked === question && !currentQuote ? data : undefined;

  useEffect(() => {
    if (!answer) return;
    const { changed, gone, promoRefused } = answer;
    if (changed.length + gone.length > 0 || promoRefused) setNews({ changed, gone, promoRefused });
    adopt(answer.simulation);
  }, [answer]);

  return {
    priced: answer?.priced ?? priceSimulation(edition, sent, payment),
    provisional: error !== null && asked === question && !currentQuote,
    news,
    dismissNews: () => setNews(null),
    retry: () => void refetch(),
  };
}

/** The simulation without a code that is still being typed: the service limits wrong codes. */
function sentOf(simulation: SimulationState): SimulationState {
  const sent = withDefaultNationality(simulation);
  return { ...sent, promoCode: sent.promo ? sent.promoCode : null };
}

/** Takes today's prices over; the person and a code that is being typed stay. */
function adopt(current: SimulationState): void {
  const { simulation, currentQuote } = currentSimulation();
  if (currentQuote) return;
  const { personalInfo, promoCode, promo } = simulation;
  const code = promo ? current.promoCode : promoCode;
  adoptPrices({ ...current, personalInfo, promoCode: code });
}
