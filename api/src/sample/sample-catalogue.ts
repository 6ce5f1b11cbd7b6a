import type { CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import type { ContentText } from '@mosta/shared/schemas/content-text.schema';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import { and, eq, sql } from 'drizzle-orm';
import {
  addFirstEntries,
  carryFormerItems,
  carryFormerNews,
} from '../modules/content/first-entries';
import { FIRST_DISCOUNT, FIRST_NEWS } from '../modules/content/first-news';
import { kindOf } from '../modules/reservation/item-line';
import type { Executor } from '../platform/database/database';
import { contentEntries } from '../tables/content';
import { promoCodes } from '../tables/promo-code';
import { fillTranslations } from './fill-translations';
import { sampleText } from './sample-texts';

type Row = [
  id: string,
  category: string,
  name: string,
  unit: string,
  /** Whole dinars before tax. */
  priceDA: number,
  /** Euro cents before tax; null is « Sur devis ». */
  priceEuro: number | null,
  description: string,
];

const SUPPLIES: Row[] = [
  [
    'chaise-supplementaire',
    'Mobilier',
    'Chaise supplémentaire',
    'unité',
    1500,
    1000,
    'Chaise empilable, dossier droit.',
  ],
  [
    'table-supplementaire',
    'Mobilier',
    'Table supplémentaire',
    'unité',
    2500,
    1700,
    'Table rectangulaire, 120 × 60 cm.',
  ],
  [
    'comptoir-accueil',
    'Mobilier',
    'Comptoir d’accueil',
    'unité',
    9000,
    6000,
    'Comptoir fermé à clé, 100 cm de large.',
  ],
  [
    'presentoir-documents',
    'Mobilier',
    'Présentoir à documents',
    'unité',
    3200,
    2100,
    'Quatre niveaux, format A4.',
  ],
  [
    'vitrine-refrigeree',
    'Froid',
    'Vitrine réfrigérée',
    'unité',
    28_000,
    null,
    'Pour produits frais, de 2 à 8 °C.',
  ],
  [
    'refrigerateur',
    'Froid',
    'Réfrigérateur 120 litres',
    'unité',
    12_000,
    8000,
    'Sous comptoir, avec bac à glaçons.',
  ],
  [
    'ecran-55',
    'Audiovisuel',
    'Écran 55 pouces sur pied',
    'unité',
    18_000,
    12_000,
    'Entrée HDMI, son compris.',
  ],
  [
    'plante-verte',
    'Décoration',
    'Plante verte en pot',
    'unité',
    2000,
    1400,
    'Hauteur d’environ 150 cm.',
  ],
];

const SERVICES: Row[] = [
  [
    'prise-electrique-220',
    'Électricité',
    'Prise électrique 220 V',
    'unité',
    6000,
    4000,
    'Raccordement et consommation compris.',
  ],
  [
    'eclairage-spot',
    'Électricité',
    'Spot supplémentaire',
    'unité',
    2200,
    1500,
    'Spot orientable sur rail.',
  ],
  [
    'arrivee-eau',
    'Eau',
    'Arrivée d’eau et évacuation',
    'unité',
    22_000,
    null,
    'Pose de l’évier comprise.',
  ],
  [
    'nettoyage-stand',
    'Entretien',
    'Nettoyage du stand',
    'jour',
    3500,
    2400,
    'Chaque soir après la fermeture.',
  ],
  [
    'hotesse-accueil',
    'Personnel',
    'Personne d’accueil',
    'jour',
    8000,
    5500,
    'De l’ouverture à la fermeture\u00a0; français et arabe.',
  ],
  ['interprete', 'Personnel', 'Interprète', 'jour', 20_000, 13_500, 'Arabe, français et anglais.'],
  [
    'gardiennage-stand',
    'Personnel',
    'Gardiennage de nuit',
    'nuit',
    10_000,
    6800,
    'De la fermeture à l’ouverture.',
  ],
  [
    'connexion-filaire',
    'Internet',
    'Connexion internet filaire',
    'unité',
    15_000,
    10_000,
    'Pour la durée du salon.',
  ],
];

const PRINTS: Row[] = [
  ['bache-imprimee', 'Impression', 'Bâche imprimée', 'm²', 2800, 1900, 'Œillets tous les 50 cm.'],
  ['kakemono', 'Impression', 'Kakémono avec support', 'unité', 12_500, 8400, '85 × 200 cm.'],
  [
    'flyers-500',
    'Impression',
    'Dépliants A5, 500 exemplaires',
    'lot',
    16_000,
    10_800,
    'Recto verso, en couleurs.',
  ],
  [
    'page-catalogue',
    'Catalogue',
    'Page dans le catalogue',
    'page',
    45_000,
    30_000,
    'Page intérieure, en couleurs.',
  ],
  [
    'demi-page-catalogue',
    'Catalogue',
    'Demi-page dans le catalogue',
    'page',
    25_000,
    16_800,
    'Page intérieure, en couleurs.',
  ],
  [
    'logo-site',
    'Numérique',
    'Logo sur le site du salon',
    'unité',
    20_000,
    13_500,
    'Jusqu’à la fin du salon.',
  ],
  [
    'ecran-entree',
    'Numérique',
    'Message sur l’écran d’entrée',
    'jour',
    7000,
    4700,
    'Dix secondes, toutes les cinq minutes.',
  ],
  [
    'atelier-demonstration',
    'Animation',
    'Atelier de démonstration',
    'séance',
    35_000,
    null,
    'Une heure sur l’espace de démonstration.',
  ],
];

/** What is charged for each day, whatever its unit is called. */
const PER_DAY = [
  'nettoyage-stand',
  'hotesse-accueil',
  'interprete',
  'gardiennage-stand',
  'ecran-entree',
];

const ITEMS: readonly { key: string; content: ItemContent }[] = [
  ...inGroup('Fournitures', SUPPLIES),
  ...inGroup('Service', SERVICES),
  ...inGroup('Communication', PRINTS),
];

function inGroup(group: CatalogueGroup, rows: readonly Row[]) {
  return rows.map(([key, category, name, unit, priceDA, priceEuro, description]) => ({
    key,
    content: {
      ...{ sample: true, group, isPerDay: PER_DAY.includes(key), priceDA, priceEuro },
      ...{ name: sampleText(name), category: sampleText(category), unit: sampleText(unit) },
      ...{ description: sampleText(description), additionalInfo: sampleText('') },
      ...{ imagePath: null, supplier: '' },
      ...{ picture: null, pictureAlt: sampleText(''), stock: null },
    },
  }));
}

/** The code that the sample news announces. */
const ANNOUNCED = { code: 'EXEMPLE10', discountType: 'percentage', discountValue: 10 } as const;

const DISCOUNT_TEXT: ContentText = {
  fr: `Code d’exemple\u00a0: ${ANNOUNCED.code}. Il réduit de ${ANNOUNCED.discountValue}\u00a0% le montant hors taxes de votre devis\u00a0; saisissez-le dans la simulation avant de confirmer votre réservation.`,
  en: `Sample code: ${ANNOUNCED.code}. It takes ${ANNOUNCED.discountValue}% off the amount of your quote before tax; enter it in the simulation before you confirm your reservation.`,
  ar: `رمز مثال: ${ANNOUNCED.code}. يخفّض مبلغ عرض السعر دون احتساب الرسوم بنسبة ${ANNOUNCED.discountValue} %؛ أدخلوه في المحاكاة قبل تأكيد حجزكم.`,
};

/** Codes to try: a share, an amount, and one that is no longer valid. */
const PROMO_CODES: (typeof promoCodes.$inferInsert)[] = [
  ANNOUNCED,
  { code: 'EXEMPLE5000', discountType: 'fixed', discountValue: 5000, currency: 'DZD' },
  {
    code: 'EXEMPLE2024',
    discountType: 'percentage',
    discountValue: 15,
    validUntil: new Date('2024-12-31T23:00:00Z'),
  },
];

/** Adds the sample items and codes that the tables lack, and names a code in the news that announces one. */
export async function addSampleCatalogue(db: Executor): Promise<void> {
  await carryFormerItems(db);
  await addFirstEntries(db, 'item', ITEMS);
  await fillTranslations(db, 'item', ITEMS);
  await db.insert(promoCodes).values(PROMO_CODES).onConflictDoNothing();
  await carryFormerNews(db);
  await addFirstEntries(db, 'news', FIRST_NEWS);
  const text = sql`${contentEntries.draft}->'text'`;
  const named = sql`jsonb_build_object('sample', true, 'text', ${JSON.stringify(DISCOUNT_TEXT)}::jsonb)`;
  await db
    .update(contentEntries)
    .set({
      draft: sql`${contentEntries.draft} || ${named}`,
      published: sql`${contentEntries.published} || ${named}`,
    })
    .where(
      and(
        eq(contentEntries.kind, 'news'),
        eq(contentEntries.key, FIRST_DISCOUNT.key),
        eq(text, sql`${JSON.stringify(FIRST_DISCOUNT.text)}::jsonb`),
      ),
    );
}

/** A sample item as a reservation keeps it. @throws RangeError for an id that is not in the catalogue */
export function reservedItem(id: string) {
  const item = ITEMS.find(({ key }) => key === id);
  if (!item) throw new RangeError(`No sample item ${id}`);
  const { name, unit, group, priceDA, priceEuro } = item.content;
  const prices: Record<string, number> = { DZD: priceDA, ...(priceEuro ? { EUR: priceEuro } : {}) };
  const kind = kindOf({ parentCategory: group });
  return { kind, name: name.fr, unit: unit.fr, prices, item: id };
}
