import { isAlgeria } from '@mosta/shared/domain/company-number';
import type { PaymentMode } from '@mosta/shared/domain/payment';
import { priceSimulation, type Quote } from '@mosta/shared/domain/pricing';
import { isEmptySimulation } from '@mosta/shared/domain/simulation';
import { AppError, toAppError, useEdition } from '@mosta/shared/queries';
import { quoteInputSchema } from '@mosta/shared/schemas/quote.schema';
import { useState } from 'react';
import * as v from 'valibot';
import { withDefaultNationality } from '../../simulation/state/default-nationality';
import {
  currentSimulation,
  useCurrentQuote,
  useSimulation,
} from '../../simulation/state/simulation.store';
import { saveQuote, setPayment } from '../../simulation/state/simulation-actions';
import { createQuote, type Sending } from './participation.queries';

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
  /** Secret of the quote to send, which is made now if needed; null where none is sent. */
  secret: (payment: PaymentMode | null, sending: Sending) => Promise<string | null>;
};

/** The simulation of this tab, as it is sent with the form. @param country code of the company's country */
export function useJoinedQuote(
  payment: PaymentMode | null,
  country: string | null | undefined,
): JoinedQuote {
  const edition = useEdition();
  const simulation = useSimulation();
  const currentQuote = useCurrentQuote();
  const [left, setLeft] = useState(false);
  const priced = isEmptySimulation(simulation)
    ? null
    : priceSimulation(edition, withDefaultNationality(simulation), payment);
  const missing = PERSONAL_FIELDS.filter((field) => simulation.personalInfo[field].trim() === '');
  const joined = priced !== null && missing.length === 0 && !left;
  return {
    priced,
    reference: currentQuote?.reference ?? null,
    missing,
    joined,
    otherCurrency:
      priced !== null && missing.length === 0 && (priced.currency === 'DZD') !== isAlgeria(country),
    toggle: () => setLeft(!left),
    secret: (chosen, sending) => (joined ? secretOf(chosen, sending) : Promise.resolve(null)),
  };
}

/** The secret of the current quote, or of a new one; a second attempt does not make a second quote. */
async function secretOf(payment: PaymentMode | null, sending: Sending): Promise<string> {
  const { currentQuote } = currentSimulation();
  if (currentQuote && Date.parse(currentQuote.validUntil) > Date.now()) return currentQuote.secret;
  setPayment(payment);
  try {
    const { simulation } = currentSimulation();
    const quote = await createQuote(v.parse(quoteInputSchema, { simulation, payment }), sending);
    saveQuote(quote);
    return quote.secret;
  } catch (error) {
    // the fields that it names are the simulation's, not the form's
    const { code, status, message } = toAppError(error);
    throw new AppError({ code, status, message, cause: error });
  }
}
