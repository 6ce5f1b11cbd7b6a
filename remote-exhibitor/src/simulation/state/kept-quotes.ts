import { readItem, removeItem, writeItem } from '@mosta/shared/auth';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CurrentQuote, currentQuoteSchema } from './current-quote';

const KEY = 'simulationQuotes';
/** The oldest ones make room. */
const MOST = 20;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), quotes: v.array(currentQuoteSchema) }),
);

/** Quotes that were made in this browser, the newest first: their links would be lost with the next change. */
const keptQuotes = createStore<readonly CurrentQuote[]>(() => readStored());

export function useKeptQuotes(): readonly CurrentQuote[] {
  return useStore(keptQuotes);
}

export function keepQuote(quote: CurrentQuote): void {
  write([quote, ...readStored().filter(({ secret }) => secret !== quote.secret)].slice(0, MOST));
}

/** Removes a quote from the list; the quote itself stays valid. */
export function forgetQuote(secret: string): void {
  write(readStored().filter((quote) => quote.secret !== secret));
}

function readStored(): CurrentQuote[] {
  const read = v.safeParse(storedSchema, readItem(KEY));
  return read.success ? read.output.quotes : [];
}

function write(quotes: readonly CurrentQuote[]): void {
  if (quotes.length === 0) removeItem(KEY);
  else writeItem(KEY, JSON.stringify({ version: 1, quotes }));
  keptQuotes.setState([...quotes], true);
}
