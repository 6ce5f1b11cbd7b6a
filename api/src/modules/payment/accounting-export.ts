import type { Language } from '@mosta/shared/contract/languages';
import { FRACTION } from '@mosta/shared/domain/money';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  eachRow,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { PAYMENT_WORDS } from '../../table-words';
import { type EntryRow, entriesAfter } from './accounting.repository';

/** Every payment that accounting keeps as a table, the newest first, in the language of who asks for it. */
export function accountingTable(db: Executor, language: Language): Table {
  return { columns: TEXTS[language].columns, rows: accountingRows(db, language) };
}

async function* accountingRows(db: Executor, language: Language) {
  const { yes, no } = TEXTS[language];
  const entries = eachRow<EntryRow>((last, limit) => entriesAfter(db, last?.id, limit));
  for await (const { amount, currency, mode, cancelledAt, ...entry } of entries) {
    yield [
      ...[entry.receivedOn, entry.reference, entry.payer, entry.taxNumber],
      ...[PAYMENT_WORDS[language][mode], currency, cancelledAt === null ? no : yes],
      amount / FRACTION[currency],
    ];
  }
}

const TEXTS: Record<Language, { columns: readonly Column[]; yes: string; no: string }> = {
  fr: {
    columns: [
      ...textColumns('Reçu le', 'Réservation', 'Payeur', 'NIF', 'Mode', 'Monnaie', 'Annulé'),
      ...numberColumns('Montant'),
    ],
    ...{ yes: 'oui', no: 'non' },
  },
  en: {
    columns: [
      ...textColumns('Received on', 'Reservation', 'Payer', 'Tax number', 'Mode', 'Currency'),
      ...textColumns('Cancelled'),
      ...numberColumns('Amount'),
    ],
    ...{ yes: 'yes', no: 'no' },
  },
  ar: {
    columns: [
      ...textColumns('استُلم في', 'الحجز', 'الدافع', 'رقم التعريف الجبائي', 'طريقة الدفع'),
      ...textColumns('العملة', 'ملغى'),
      ...numberColumns('المبلغ'),
    ],
    ...{ yes: 'نعم', no: 'لا' },
  },
};
