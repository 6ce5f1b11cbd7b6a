import type { BankAccount } from '../schemas/statement.schema';
import { type Money, money } from './money';

/** Opening hours of one day of the fair; local time of Africa/Algiers (UTC+1 all year). */
export type OpeningDay = {
  /** ISO 8601 calendar date. */
  date: string;
  opens: string;
  closes: string;
};

type StandPrices = {
  bareStand: { 9: Money; 12: Money };
  equippedStand: { 9: Money; 12: Money };
  premiumStand: { 24: Money };
  premiumLocation: Money;
};

/** Everything about one edition of the fair that pages, forms and the API show or use; defined only here. */
export type Edition = {
  product: string;
  year: number;
  city: string;
  days: readonly OpeningDay[];
  registrations: 'open' | 'closed';
  hall: { widthMetres: number; lengthMetres: number; capacity: number };
  /** Before tax, in dinars. */
  prices: StandPrices;
  /** The same in euros; `sample` marks values the agency has still to replace. */
  euroPrices: StandPrices & { sample: boolean };
  /** Deadlines for exhibitors, in days after the event named: `docs/decisions/0012`. */
  deadlines: {
    /** After the participation was received, or sent back to be completed. */
    documents: number;
    /** After the reservation was confirmed. */
    payment: number;
    /** After the reservation was confirmed. */
    supplies: number;
  };
  /** Where exhibitors pay. */
  bank: BankAccount;
  /** Contact data; `sample` marks values the agency has still to replace. */
  contact: {
    sample: boolean;
    agency: string;
    phones: readonly string[];
    email: string;
    addressLines: readonly string[];
    website: string;
    chat: string;
    document: string;
    social: readonly {
      network: 'Facebook' | 'LinkedIn' | 'Twitter' | 'Instagram' | 'YouTube';
      href: string;
    }[];
  };
};

const dinars = (amount: number) => money(amount, 'DZD');
const euros = (amount: number) => money(amount * 100, 'EUR');

/** The 2025 edition (specification, sections 1, 2 and 9). */
export const EDITION: Edition = {
  product: 'Mosta Expo',
  year: 2025,
  city: 'Mostaganem',
  days: [
    { date: '2025-04-28', opens: '10:00', closes: '18:00' },
    { date: '2025-04-29', opens: '10:00', closes: '18:00' },
    { date: '2025-04-30', opens: '10:00', closes: '18:00' },
    { date: '2025-05-01', opens: '10:00', closes: '17:00' },
  ],
  registrations: 'open',
  hall: { widthMetres: 12, lengthMetres: 18, capacity: 120 },
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
};
