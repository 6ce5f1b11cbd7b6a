import { type Edition, UNTOLD } from '../schemas/edition.schema';
import type { EditionContent } from '../schemas/edition-content.schema';

const dinars = (amount: number) => ({ amount, currency: 'DZD' }) as const;
const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' }) as const;

/** The first edition that a portal has (specification, sections 1, 2 and 9). */
export const FIRST_EDITION: EditionContent = {
  product: 'Mosta Expo',
  year: 2025,
  city: 'Mostaganem',
  venue: null,
  days: [
    { date: '2025-04-28', opens: '10:00', closes: '18:00' },
    { date: '2025-04-29', opens: '10:00', closes: '18:00' },
    { date: '2025-04-30', opens: '10:00', closes: '18:00' },
    { date: '2025-05-01', opens: '10:00', closes: '17:00' },
  ],
  registrationWindow: { opens: null, closes: null },
  hall: { widthMetres: 12, lengthMetres: 18, capacity: 120 },
  currencies: ['DZD', 'EUR'],
  vatPercent: 19,
  stampDuty: {
    portion: 100,
    exemptUpTo: 300,
    leastDuty: 5,
    rates: [
      { upTo: 30_000, dinarsPerHundredPortions: 100 },
      { upTo: 100_000, dinarsPerHundredPortions: 150 },
      { upTo: null, dinarsPerHundredPortions: 200 },
    ],
  },
  prices: {
    bareStand: { 9: dinars(185_000), 12: dinars(245_000) },
    equippedStand: { 9: dinars(185_000), 12: dinars(245_000) },
    premiumStand: { 24: dinars(750_000) },
    premiumLocation: dinars(25_000),
  },
  euroPrices: {
    sample: true,
    bareStand: { 9: euros(1_260), 12: euros(1_680) },
    equippedStand: { 9: euros(1_260), 12: euros(1_680) },
    premiumStand: { 24: euros(5_100) },
    premiumLocation: euros(170),
  },
  deadlines: { documents: 15, payment: 15, supplies: 30 },
  bank: {
    sample: true,
    holder: 'Agence organisatrice (exemple)',
    bank: 'Banque exemple, agence de Mostaganem',
    rib: '000 00000 0000000000 00',
    iban: null,
    bic: null,
  },
  contact: {
    sample: true,
    agency: 'Agence organisatrice (exemple)',
    phones: ['+213 45 00 00 01', '+213 45 00 00 02'],
    email: 'contact@exemple.dz',
    addressLines: ['Adresse de l’agence (exemple)', '27000 Mostaganem, Algérie'],
    website: 'https://exemple.dz',
    chat: 'https://exemple.dz/messagerie',
    document: 'https://exemple.dz/dossier-du-salon',
    social: [
      { network: 'Facebook', href: 'https://exemple.dz/facebook' },
      { network: 'LinkedIn', href: 'https://exemple.dz/linkedin' },
      { network: 'Twitter', href: 'https://exemple.dz/twitter' },
      { network: 'Instagram', href: 'https://exemple.dz/instagram' },
      { network: 'YouTube', href: 'https://exemple.dz/youtube' },
    ],
  },
  legal: UNTOLD,
};

const { bank: _bank, ...shown } = FIRST_EDITION;

/** What everybody may read of it: what a page begins with that no service has sent. Its days are past. */
export const FIRST_PUBLIC_EDITION: Edition = {
  ...shown,
  ...{ phase: 'after', registrations: 'open', former: [] },
};
