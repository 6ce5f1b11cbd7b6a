import { priceSimulation } from '@mosta/shared/domain/pricing';
import { type AppError, plainClient, toAppError, useQuery } from '@mosta/shared/http';
import {
  type Priced,
  type SimulationAnswer,
  simulationAnswerSchema,
} from '@mosta/shared/schemas/quote.schema';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { asPriced } from './state/as-priced';
import {
  adoptPrices,
  readPresent,
  useGivenQuote,
  useSimulation,
  useSimulationPayment,
} from './state/simulation.store';
import { useSettled } from './use-settled';

const SETTLES_MS = 500;

/** What the day's prices changed in a simulation that was made before. */
export type PriceNews = Pick<SimulationAnswer, 'changed' | 'gone' | 'promoRefused'>;

export type Prices = {
  priced: Pick<Priced, 'currency' | 'partial' | 'totals'> & {
    lines: readonly Priced['lines'][number][];
  };
  /** The service could not be asked: the page has reckoned alone. */
  provisional: boolean;
  news: PriceNews | null;
  dismissNews: () => void;
  retry: () => void;
};

/**
 * The simulation's prices: reckoned at once by the page, then held against the service, whose prices replace those that
 * the simulation carries. A given quote binds both sides, so that nothing is asked while there is one.
 */
export function usePrices(): Prices {
  const simulation = useSimulation();
  const payment = useSimulationPayment();
  const given = useGivenQuote();
  const [news, setNews] = useState<PriceNews | null>(null);
  const sent = sentOf(simulation);
  const question = JSON.stringify({ simulation: sent, payment });
  const asked = useSettled(question, SETTLES_MS);
  const { data, error, refetch } = useQuery<SimulationAnswer, AppError>({
    queryKey: ['simulation', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: !given && asked === question && !isEmpty(simulation),
    retry: 1,
  });
  const answer = asked === question ? data : undefined;

  useEffect(() => {
    if (!answer) return;
    const { changed, gone, promoRefused } = answer;
    if (changed.length + gone.length > 0 || promoRefused) setNews({ changed, gone, promoRefused });
    adopt(answer.simulation);
  }, [answer]);

  return {
    priced: answer?.priced ?? priceSimulation(sent, payment),
    provisional: error !== null && asked === question && !given,
    news,
    dismissNews: () => setNews(null),
    retry: () => void refetch(),
  };
}

/** What is priced: a code that is still being typed is not, since wrong ones are counted. */
function sentOf(simulation: SimulationState): SimulationState {
  const sent = asPriced(simulation);
  return { ...sent, promoCode: sent.promo ? sent.promoCode : null };
}

async function ask(question: string, signal: AbortSignal): Promise<SimulationAnswer> {
  try {
    const { data } = await plainClient.post<unknown>('v1/simulation', question, {
      headers: { 'content-type': 'application/json' },
      signal,
    });
    return v.parse(simulationAnswerSchema, data);
  } catch (failure) {
    throw toAppError(failure);
  }
}

/** Today's terms in place of those that the simulation carries; who simulates, and what is being typed, stays. */
function adopt(current: SimulationState): void {
  const { simulation, given } = readPresent();
  if (given) return;
  const { personalInfo, promoCode, promo } = simulation;
  const code = promo ? current.promoCode : promoCode;
  adoptPrices({ ...current, personalInfo, promoCode: code });
}

function isEmpty({ formule, cart }: SimulationState): boolean {
  return formule.selectedFormules.length === 0 && Object.keys(cart).length === 0;
}
