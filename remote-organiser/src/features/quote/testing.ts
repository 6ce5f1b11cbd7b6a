import type {
  OrganizerQuote,
  QuotePage,
  QuoteSummary,
} from '@mosta/shared/schemas/organizer-quote.schema';

const SHARED = {
  ...{ _id: 'quote-1', reference: 'ME25-D000007', outcome: 'waiting' as const },
  ...{ createdAt: '2025-04-01T09:00:00.000Z', validUntil: '2025-05-01T22:59:59.999Z' },
  owner: { person: 'Amel Exemple', company: 'Conserverie exemple' },
};
const dinars = (amount: number) => ({ amount, currency: 'DZD' as const });

/** A quote as the list shows it. */
export function buildSummary(overrides: Partial<QuoteSummary> = {}): QuoteSummary {
  return {
    ...SHARED,
    ...{ nationality: 'Exposant Algérien', stands: 2, partial: true, payable: dinars(220_150) },
    ...overrides,
  };
}

/** A page of the list. */
export function pageOf(quotes: QuoteSummary[], total: number = quotes.length): QuotePage {
  return { quotes, total };
}

const STAND = {
  ...{ kind: 'package' as const, group: null, unit: null, quantity: 1, days: null },
};

/** A whole quote of a known stand and one « Sur devis ». */
export function buildQuote(overrides: Partial<OrganizerQuote> = {}): OrganizerQuote {
  return {
    ...SHARED,
    ...{ expired: false, payment: null, answers: null, answer: null, participation: null },
    simulation: {
      personalInfo: {
        ...{
          nationality: 'Exposant Algérien',
          sector: 'Huiles',
          participationType: 'Individuelle',
        },
      },
      formule: { selectedFormules: [] },
      ...{ cart: {}, promo: null, promoCode: null },
    },
    priced: {
      ...{ currency: 'DZD', partial: true },
      lines: [
        {
          ...{ ...STAND, id: 'bare-9', name: 'Espace nu 9 m²', squareMetres: 9 },
          ...{ unitPrice: dinars(185_000), total: dinars(185_000) },
        },
        {
          ...{ ...STAND, id: 'custom-17', name: 'Espace personnalisé', squareMetres: 17 },
          ...{ quantity: 2, unitPrice: null, total: null },
        },
      ],
      totals: {
        ...{ packages: dinars(185_000), items: dinars(0), subtotal: dinars(185_000) },
        ...{ discount: null, net: dinars(185_000), gross: dinars(220_150), stampDuty: null },
        ...{ vat: { percent: 19, amount: dinars(35_150) }, payable: dinars(220_150) },
      },
    },
    ...overrides,
  };
}
