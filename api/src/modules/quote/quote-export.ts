import type { Language } from '@mosta/shared/contract/languages';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { FRACTION } from '@mosta/shared/domain/money';
import type {
  QuoteFilter,
  QuoteOutcome,
  QuoteSummary,
} from '@mosta/shared/schemas/organizer-quote.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  eachRow,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { quotesAfter } from './organizer-quote.repository';

/** The wanted quotes as a table, the newest first, in the language of who asks for it. */
export function quoteTable(db: Executor, filter: QuoteFilter, language: Language): Table {
  return { columns: TEXTS[language].columns, rows: quoteRows(db, filter, language) };
}

async function* quoteRows(db: Executor, filter: QuoteFilter, language: Language) {
  const { outcomes } = TEXTS[language];
  const quotes = eachRow<QuoteSummary>((last, limit) => quotesAfter(db, filter, last?._id, limit));
  for await (const quote of quotes) {
    const { reference, owner, outcome, createdAt, validUntil, nationality, payable, stands } =
      quote;
    yield [
      ...[reference, owner?.company ?? '', owner?.person ?? '', nationality, outcomes[outcome]],
      ...[algerianDay(new Date(createdAt)), algerianDay(new Date(validUntil))],
      payable?.currency ?? '',
      ...[stands, payable === null ? null : payable.amount / FRACTION[payable.currency]],
    ];
  }
}

type Texts = { columns: readonly Column[]; outcomes: Record<QuoteOutcome, string> };

const TEXTS: Record<Language, Texts> = {
  fr: {
    columns: [
      ...textColumns('Numéro', 'Entreprise', 'Personne', 'Nationalité', 'Suite', 'Établi le'),
      ...textColumns('Valable jusqu’au', 'Monnaie'),
      ...numberColumns('Stands', 'Total TTC'),
    ],
    outcomes: {
      ...{ answered: 'Complété', applied: 'Dossier déposé', expired: 'Expiré' },
      ...{ waiting: 'Attend un prix', open: 'Valable' },
    },
  },
  en: {
    columns: [
      ...textColumns('Number', 'Company', 'Person', 'Nationality', 'Outcome', 'Given on'),
      ...textColumns('Valid until', 'Currency'),
      ...numberColumns('Stands', 'Total with tax'),
    ],
    outcomes: {
      ...{ answered: 'Answered', applied: 'Applied', expired: 'Expired' },
      ...{ waiting: 'Waits for a price', open: 'Valid' },
    },
  },
  ar: {
    columns: [
      ...textColumns(
        'الرقم',
        'الشركة',
        'الشخص',
        'الجنسية',
        'المآل',
        'أُعد في',
        'صالح حتى',
        'العملة',
      ),
      ...numberColumns('الأجنحة', 'المجموع مع الرسوم'),
    ],
    outcomes: {
      ...{ answered: 'مكتمل', applied: 'أُودع ملف', expired: 'منتهٍ' },
      ...{ waiting: 'ينتظر سعرًا', open: 'صالح' },
    },
  },
};
