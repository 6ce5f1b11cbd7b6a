import { isAlgeria } from '@mosta/shared/domain/company-number';
import type { PaymentMode } from '@mosta/shared/domain/payment';
import { priceSimulation, type Quote } from '@mosta/shared/domain/pricing';
import { AppError, toAppError } from '@mosta/shared/http';
import { quoteInputSchema } from '@mosta/shared/schemas/quote.schema';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import { useState } from 'react';
import * as v from 'valibot';
import { asPriced } from '../../simulation/state/as-priced';
import {
  keepGivenQuote,
  readPresent,
  setPayment,
  useGivenQuote,
  useSimulation,
} from '../../simulation/state/simulation.store';
import { giveQuote } from './participation.queries';

/** What a quote wants and the simulation does not say yet. */
export const PERSONAL_FIELDS = ['nationality', 'sector', 'participationType'] as const;
type PersonalField = (typeof PERSONAL_FIELDS)[number];

export type JoinedQuote = {
  /** Null where nothing was simulated. */
  priced: Quote | null;
  /** Reference of the quote that goes with the request; null before there is one. */
  reference: string | null;
  missing: readonly PersonalField[];
  /** Whether the simulation goes with the request as its quote. */
  joined: boolean;
  /** The simulation and the company's country pay in different currencies. */
  otherCurrency: boolean;
  toggle: () => void;
  /** Secret of the quote that goes along, made now where there is none; null where none goes along. */
  secret: (payment: PaymentMode | null, signedIn: boolean) => Promise<string | null>;
};

/** The simulation of this tab, as it goes with the request. @param country of the company, as its code */
export function useJoinedQuote(
  payment: PaymentMode | null,
  country: string | null | undefined,
): JoinedQuote {
  const simulation = useSimulation();
  const given = useGivenQuote();
  const [left, setLeft] = useState(false);
  const priced = isEmpty(simulation) ? null : priceSimulation(asPriced(simulation), payment);
  const missing = PERSONAL_FIELDS.filter((field) => simulation.personalInfo[field].trim() === '');
  const joined = priced !== null && missing.length === 0 && !left;
  return {
    priced,
    reference: given?.reference ?? null,
    missing,
    joined,
    otherCurrency:
      priced !== null && missing.length === 0 && (priced.currency === 'DZD') !== isAlgeria(country),
    toggle: () => setLeft(!left),
    secret: (chosen, signedIn) => (joined ? secretOf(chosen, signedIn) : Promise.resolve(null)),
  };
}

/** A quote once given is kept: an attempt that fails afterwards does not make a second one. */
async function secretOf(payment: PaymentMode | null, signedIn: boolean): Promise<string> {
  const { given } = readPresent();
  if (given && Date.parse(given.validUntil) > Date.now()) return given.secret;
  setPayment(payment);
  try {
    const { simulation } = readPresent();
    const quote = await giveQuote(v.parse(quoteInputSchema, { simulation, payment }), signedIn);
    keepGivenQuote(quote);
    return quote.secret;
  } catch (error) {
    // the fields that it names are the simulation's, not the form's
    const { code, status, message } = toAppError(error);
    throw new AppError({ code, status, message, cause: error });
  }
}

function isEmpty({ formule, cart }: SimulationState): boolean {
  return formule.selectedFormules.length === 0 && Object.keys(cart).length === 0;
}
