import { randomUUID } from 'node:crypto';
import type { HotelContent, HotelEntry } from '@mosta/shared/schemas/hotel-content.schema';
import { addFirstEntries, carryFormerHotels } from '../modules/content/first-entries';
import type { Executor } from '../platform/database/database';
import { fillTranslations } from './fill-translations';
import { sampleText } from './sample-texts';

type Entry = Omit<HotelEntry, '_id'>;
type Prices = { DZD: number; EUR?: number };

const room = (type: string, { DZD, EUR }: Prices, images = ['chambre-1']): Entry => ({
  ...{ type: sampleText(type), priceDA: DZD, priceEuro: EUR === undefined ? null : 100 * EUR },
  ...{ otherPrices: {}, images: images.map((name) => `/sample/hotels/${name}.svg`) },
});
const table = (type: string, prices: Prices): Entry =>
  room(type, prices, ['restaurant-1', 'restaurant-2']);

const single = (dzd: number, eur?: number) =>
  room('Chambre simple', eur === undefined ? { DZD: dzd } : { DZD: dzd, EUR: eur });
const double = (dzd: number, eur: number) =>
  room('Chambre double', { DZD: dzd, EUR: eur }, ['chambre-2', 'chambre-1']);
const suite = (dzd: number, eur: number) =>
  room('Suite', { DZD: dzd, EUR: eur }, ['chambre-3', 'chambre-2', 'chambre-1', 'vue-mer']);
const breakfast = (dzd: number, eur: number) => table('Petit-déjeuner', { DZD: dzd, EUR: eur });
const dinner = (dzd: number, eur: number) => table('Dîner', { DZD: dzd, EUR: eur });

type Sample = {
  stars: number;
  badge?: string;
  withoutEmail?: true;
  withoutWebsite?: true;
  description: string;
  rooms: Entry[];
  restauration: Entry[];
  others?: Entry[];
};

/** Invented, and plainly so: the agency replaces them by its own list. */
const SAMPLES: readonly Sample[] = [
  {
    stars: 5,
    badge: 'Partenaire',
    description: 'Donnée d’exemple\u00a0: un hôtel du front de mer, à quelques minutes du salon.',
    rooms: [single(14_500, 98), double(18_900, 127.5), suite(32_000, 216)],
    restauration: [breakfast(1800, 12), dinner(4500, 30)],
    others: [
      room('Navette vers le salon', { DZD: 900, EUR: 6 }, ['navette']),
      room('Salle de réunion', { DZD: 25_000, EUR: 168 }, ['salle']),
    ],
  },
  {
    stars: 4,
    badge: 'Proche du salon',
    description: 'Donnée d’exemple\u00a0: un hôtel de centre-ville, avec parking.',
    rooms: [single(9800, 66), double(12_500, 86.5)],
    restauration: [breakfast(1200, 8)],
  },
  {
    stars: 4,
    withoutEmail: true,
    description: 'Donnée d’exemple\u00a0: cet hôtel ne se joint que par téléphone.',
    rooms: [double(11_900, 80)],
    restauration: [breakfast(1000, 7), dinner(3200, 22)],
  },
  {
    stars: 3,
    description: 'Donnée d’exemple\u00a0: des prix en dinars seulement.',
    rooms: [single(6200), room('Chambre familiale', { DZD: 9900, EUR: 0 }, ['chambre-3'])],
    restauration: [table('Demi-pension', { DZD: 2800 })],
  },
  {
    stars: 3,
    badge: 'Accessible',
    withoutWebsite: true,
    description: 'Donnée d’exemple\u00a0: un hôtel de plain-pied, sans photo.',
    rooms: [room('Chambre double', { DZD: 8400, EUR: 57 }, [])],
    restauration: [room('Restaurant', { DZD: 2200, EUR: 15 }, [])],
  },
  {
    stars: 2,
    description: 'Donnée d’exemple\u00a0: un hôtel sans restaurant.',
    rooms: [single(4800, 32), double(6500, 44)],
    restauration: [],
  },
  {
    stars: 1,
    withoutWebsite: true,
    description: 'Donnée d’exemple\u00a0: une pension simple, près de la gare.',
    rooms: [single(3200, 22)],
    restauration: [breakfast(500, 3.5)],
  },
  {
    stars: 5,
    badge: 'Vue sur mer',
    description: 'Donnée d’exemple\u00a0: une résidence avec appartements et plage.',
    rooms: [
      suite(28_500, 192),
      room('Appartement', { DZD: 36_000, EUR: 243 }, ['vue-mer', 'chambre-2']),
    ],
    restauration: [breakfast(1600, 11)],
    others: [room('Plage privée', { DZD: 1500, EUR: 10 }, ['vue-mer'])],
  },
];

const named = (entries: readonly Entry[]): HotelEntry[] =>
  entries.map((entry) => ({ _id: randomUUID(), ...entry }));

function hotelOf(sample: Sample, index: number): { key: string; content: HotelContent } {
  const number = String(index + 1).padStart(2, '0');
  return {
    key: `hotel-exemple-${number}`,
    content: {
      ...{ sample: true, name: `Hôtel exemple ${number}`, stars: sample.stars },
      logoUrl: `/sample/hotels/hotel-${index + 1}.svg`,
      badge: sampleText(sample.badge ?? ''),
      address: {
        fr: `${index + 1}, rue de l’Exemple, Mostaganem`,
        en: `${index + 1}, rue de l’Exemple, Mostaganem`,
        ar: `${index + 1} شارع المثال، مستغانم`,
      },
      phone: `+213 45 00 01 ${number}`,
      email: sample.withoutEmail ? '' : `hotel${number}@exemple.dz`,
      website: sample.withoutWebsite ? '' : `https://hotel${number}.exemple.dz`,
      description: sampleText(sample.description),
      rooms: named(sample.rooms),
      restauration: named(sample.restauration),
      others: named(sample.others ?? []),
    },
  };
}

/** Fills an empty directory, and what its samples lack of translations. */
export async function addSampleHotels(db: Executor): Promise<void> {
  await carryFormerHotels(db);
  const samples = SAMPLES.map(hotelOf);
  await addFirstEntries(db, 'hotel', samples);
  await fillTranslations(db, 'hotel', samples);
}
