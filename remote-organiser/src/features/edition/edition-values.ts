import { toNestErrors } from '@hookform/resolvers';
import type { Currency, Money } from '@mosta/shared/domain/money';
import { hashKey } from '@mosta/shared/queries';
import { eachLegalFact, SOCIAL_NETWORKS } from '@mosta/shared/schemas/edition.schema';
import {
  type EditionContent,
  editionContentSchema,
} from '@mosta/shared/schemas/edition-content.schema';
import { CURRENCIES } from '@mosta/shared/schemas/money.schema';
import type { FieldError, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { amountText, readAmount } from '../../amount';

type Prices = EditionContent['prices'] | Omit<EditionContent['euroPrices'], 'sample'>;

/** An edition as its form has it: what people type is text, and lists of lines are one text. */
export type EditionValues = ReturnType<typeof valuesOf>;

export function valuesOf({ stampDuty, contact, bank, legal, ...edition }: EditionContent) {
  const { registrationWindow, hall, currencies, deadlines, euroPrices } = edition;
  const links = new Map(contact.social.map(({ network, href }) => [network, href]));
  return {
    ...{ product: edition.product, year: String(edition.year), city: edition.city },
    venue: edition.venue ?? '',
    hall: {
      widthMetres: String(hall.widthMetres),
      lengthMetres: String(hall.lengthMetres),
      capacity: String(hall.capacity),
    },
    days: edition.days.map(({ date, opens, closes }) => ({ date, opens, closes })),
    registrationWindow: {
      opens: registrationWindow.opens ?? '',
      closes: registrationWindow.closes ?? '',
    },
    currencies: { DZD: currencies.includes('DZD'), EUR: currencies.includes('EUR') },
    prices: priceTexts(edition.prices),
    euroPrices: { ...priceTexts(euroPrices), sample: euroPrices.sample },
    vatPercent: String(edition.vatPercent),
    stampDuty: {
      portion: String(stampDuty.portion),
      exemptUpTo: String(stampDuty.exemptUpTo),
      leastDuty: String(stampDuty.leastDuty),
      rates: stampDuty.rates.map(({ upTo, dinarsPerHundredPortions }) => ({
        upTo: upTo === null ? '' : String(upTo),
        dinarsPerHundredPortions: String(dinarsPerHundredPortions),
      })),
    },
    deadlines: {
      documents: String(deadlines.documents),
      payment: String(deadlines.payment),
      supplies: String(deadlines.supplies),
    },
    bank: { ...bank, iban: bank.iban ?? '', bic: bank.bic ?? '' },
    contact: {
      ...contact,
      phones: contact.phones.join('\n'),
      addressLines: contact.addressLines.join('\n'),
      social: {
        ...{ Facebook: links.get('Facebook') ?? '', LinkedIn: links.get('LinkedIn') ?? '' },
        ...{ Twitter: links.get('Twitter') ?? '', Instagram: links.get('Instagram') ?? '' },
        YouTube: links.get('YouTube') ?? '',
      },
    },
    legal: eachLegalFact((fact) => legal[fact] ?? ''),
  };
}

/** What the values say, before it is checked: a text that is no number is none here either. */
export function contentOf(values: EditionValues) {
  const { stampDuty, contact, bank, days, hall, currencies, deadlines, ...edition } = values;
  return {
    ...{ product: edition.product, year: numberIn(edition.year), city: edition.city },
    ...{ venue: orNull(edition.venue), days },
    hall: {
      widthMetres: numberIn(hall.widthMetres),
      lengthMetres: numberIn(hall.lengthMetres),
      capacity: numberIn(hall.capacity),
    },
    registrationWindow: {
      opens: orNull(edition.registrationWindow.opens),
      closes: orNull(edition.registrationWindow.closes),
    },
    currencies: CURRENCIES.filter((currency) => currencies[currency]),
    vatPercent: numberIn(edition.vatPercent),
    stampDuty: {
      portion: numberIn(stampDuty.portion),
      exemptUpTo: numberIn(stampDuty.exemptUpTo),
      leastDuty: numberIn(stampDuty.leastDuty),
      rates: stampDuty.rates.map(({ upTo, dinarsPerHundredPortions }) => ({
        upTo: upTo.trim() === '' ? null : numberIn(upTo),
        dinarsPerHundredPortions: numberIn(dinarsPerHundredPortions),
      })),
    },
    prices: amountsIn(edition.prices, 'DZD'),
    euroPrices: { ...amountsIn(edition.euroPrices, 'EUR'), sample: edition.euroPrices.sample },
    deadlines: {
      documents: numberIn(deadlines.documents),
      payment: numberIn(deadlines.payment),
      supplies: numberIn(deadlines.supplies),
    },
    bank: { ...bank, iban: orNull(bank.iban), bic: orNull(bank.bic) },
    contact: {
      ...contact,
      phones: linesIn(contact.phones),
      addressLines: linesIn(contact.addressLines),
      social: SOCIAL_NETWORKS.map((network) => ({ network, href: contact.social[network].trim() }))
        .filter(({ href }) => href !== '')
        .map(({ network, href }) => ({ network, href })),
    },
    legal: eachLegalFact((fact) => orNull(edition.legal[fact])),
  };
}

/** Checks the form as the service does, and says at which field something is wrong. */
export const editionResolver: Resolver<EditionValues, unknown, EditionContent> = (
  values,
  _context,
  options,
) => {
  const result = v.safeParse(editionContentSchema, contentOf(values));
  if (result.success) return { values: result.output, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const issue of result.issues) {
    const name = fieldOf(v.getDotPath(issue) ?? '', values);
    errors[name] ??= { type: issue.type, message: issue.message };
  }
  return { values: {}, errors: toNestErrors(errors, options) };
};

/** The field of the form in which one types what stands at a path of the content. */
export function fieldOf(path: string, { contact }: EditionValues): string {
  if (path === 'days') return 'days.0.date';
  if (path === 'stampDuty.rates') return 'stampDuty.rates.0.upTo';
  if (path.startsWith('currencies')) return 'currencies.DZD';
  const [, prices, offer, size = ''] =
    /^(prices|euroPrices)\.([a-z]+)(?:\.(\d+))?\.amount$/i.exec(path) ?? [];
  if (prices) return `${prices}.${offer}${size}`;
  const [, list] = /^contact\.(phones|addressLines)/.exec(path) ?? [];
  if (list) return `contact.${list}`;
  const [, position] = /^contact\.social\.(\d+)/.exec(path) ?? [];
  if (position === undefined) return path;
  const typed = SOCIAL_NETWORKS.filter((network) => contact.social[network].trim() !== '');
  return `contact.social.${typed[Number(position)] ?? SOCIAL_NETWORKS[0]}`;
}

/** The parts of an edition that differ. */
export function changedParts(
  before: EditionContent,
  after: EditionContent,
): Partial<EditionContent> {
  const names = Object.keys(after) as (keyof EditionContent)[];
  const differ = names.filter((name) => hashKey([before[name]]) !== hashKey([after[name]]));
  return Object.fromEntries(differ.map((name) => [name, after[name]]));
}

function priceTexts({ bareStand, equippedStand, premiumStand, premiumLocation }: Prices) {
  const text = ({ amount, currency }: Money) => amountText(amount, currency);
  return {
    ...{ bareStand9: text(bareStand[9]), bareStand12: text(bareStand[12]) },
    ...{ equippedStand9: text(equippedStand[9]), equippedStand12: text(equippedStand[12]) },
    ...{ premiumStand24: text(premiumStand[24]), premiumLocation: text(premiumLocation) },
  };
}

function amountsIn(texts: ReturnType<typeof priceTexts>, currency: Currency) {
  const money = (text: string) => ({
    amount: readAmount(text, currency) ?? Number.NaN,
    currency,
  });
  return {
    bareStand: { 9: money(texts.bareStand9), 12: money(texts.bareStand12) },
    equippedStand: { 9: money(texts.equippedStand9), 12: money(texts.equippedStand12) },
    premiumStand: { 24: money(texts.premiumStand24) },
    premiumLocation: money(texts.premiumLocation),
  };
}

function numberIn(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

function linesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
