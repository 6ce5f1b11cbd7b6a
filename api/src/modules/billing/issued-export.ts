import type { Language } from '@mosta/shared/contract/languages';
import { FRACTION, type Money } from '@mosta/shared/domain/money';
import type { IssuedFilter, IssuedKind } from '@mosta/shared/schemas/issued.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  eachRow,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { PAYMENT_WORDS } from '../../table-words';
import { issuedAfter } from '../issued/issued.repository';

/** The journal of issued documents for the accountant; what takes money back is negative, a sum of a column is right. */
export function issuedTable(db: Executor, filter: IssuedFilter, language: Language): Table {
  return { columns: TEXTS[language].columns, rows: issuedRows(db, filter, language) };
}

async function* issuedRows(db: Executor, filter: IssuedFilter, language: Language) {
  const { kinds, cancelledWord } = TEXTS[language];
  const rows = eachRow<Awaited<ReturnType<typeof issuedAfter>>[number]>((last, limit) =>
    issuedAfter(db, filter, last?.row.id, limit),
  );
  for await (const { row, cancelled } of rows) {
    const { kind, issuedOn, content, currency } = row;
    const { payer, sums, total, mode } = content;
    const sign = kind === 'credit' || kind === 'refund' ? -1 : 1;
    const units = (value: Money | null) => value && (sign * value.amount) / FRACTION[currency];
    yield [
      ...[content.reference, kinds[kind], issuedOn, content.reservation],
      ...[payer?.raisonSociale ?? '', payer?.nifNumero ?? '', payer?.rcNumero ?? ''],
      ...[content.corrects, mode === null ? '' : PAYMENT_WORDS[language][mode]],
      ...[cancelled ? cancelledWord : '', currency],
      ...[units(sums?.net ?? null), units(sums?.vat ?? null), units(sums?.stampDuty ?? null)],
      units(total),
    ];
  }
}

type Texts = {
  columns: readonly Column[];
  kinds: Record<IssuedKind, string>;
  cancelledWord: string;
};

const TEXTS: Record<Language, Texts> = {
  fr: {
    columns: [
      ...textColumns('Numéro', 'Pièce', 'Date', 'Réservation', 'Client', 'NIF', 'RC'),
      ...textColumns('Corrige', 'Paiement', 'État', 'Monnaie'),
      ...numberColumns('HT', 'TVA', 'Timbre', 'TTC'),
    ],
    kinds: {
      ...{ proforma: 'Proforma', invoice: 'Facture', credit: 'Avoir' },
      ...{ receipt: 'Reçu', refund: 'Remboursement' },
    },
    cancelledWord: 'saisi par erreur',
  },
  en: {
    columns: [
      ...textColumns('Number', 'Document', 'Date', 'Reservation', 'Customer', 'Tax number'),
      ...textColumns('Register', 'Corrects', 'Payment', 'State', 'Currency'),
      ...numberColumns('Net', 'VAT', 'Stamp duty', 'Gross'),
    ],
    kinds: {
      ...{ proforma: 'Pro forma', invoice: 'Invoice', credit: 'Credit note' },
      ...{ receipt: 'Receipt', refund: 'Refund' },
    },
    cancelledWord: 'entered by mistake',
  },
  ar: {
    columns: [
      ...textColumns('الرقم', 'الوثيقة', 'التاريخ', 'الحجز', 'الزبون', 'رقم التعريف الجبائي'),
      ...textColumns('السجل التجاري', 'تصحح', 'الدفع', 'الحالة', 'العملة'),
      ...numberColumns('دون رسوم', 'الرسم على القيمة المضافة', 'حق الطابع', 'مع الرسوم'),
    ],
    kinds: {
      ...{ proforma: 'فاتورة شكلية', invoice: 'فاتورة', credit: 'إشعار دائن' },
      ...{ receipt: 'وصل', refund: 'استرداد' },
    },
    cancelledWord: 'سُجّل خطأً',
  },
};
