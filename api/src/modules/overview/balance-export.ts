import type { Language } from '@mosta/shared/contract/languages';
import { algerianDay } from '@mosta/shared/domain/edition-clock';
import { FRACTION, type Money } from '@mosta/shared/domain/money';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { listBalances } from './balance.service';

type Asked = { now: Date; year: number | undefined };

/** What each confirmed reservation costs and what is due of it, in the language of who asks for it. */
export function balanceTable(db: Executor, asked: Asked, language: Language): Table {
  return { columns: TEXTS[language].columns, rows: balanceRows(db, asked, language) };
}

async function* balanceRows(db: Executor, { now, year }: Asked, language: Language) {
  const { yes, no } = TEXTS[language];
  for (const balance of await listBalances(db, now, year)) {
    const { reference, company, deadline, late, agreed, paid, due } = balance;
    yield [
      ...[reference, company, deadline === null ? '' : algerianDay(new Date(deadline))],
      ...[late ? yes : no, balance.partial ? yes : no, paid.currency],
      ...[mainUnits(agreed), mainUnits(paid), mainUnits(due)],
    ];
  }
}

function mainUnits(value: Money | null): number | null {
  return value && value.amount / FRACTION[value.currency];
}

const TEXTS: Record<Language, { columns: readonly Column[]; yes: string; no: string }> = {
  fr: {
    columns: [
      ...textColumns('Réservation', 'Entreprise', 'Échéance', 'En retard', 'Sans prix complet'),
      ...textColumns('Monnaie'),
      ...numberColumns('Convenu TTC', 'Payé', 'Dû'),
    ],
    ...{ yes: 'oui', no: 'non' },
  },
  en: {
    columns: [
      ...textColumns('Reservation', 'Company', 'Deadline', 'Late', 'Not fully priced', 'Currency'),
      ...numberColumns('Agreed with tax', 'Paid', 'Due'),
    ],
    ...{ yes: 'yes', no: 'no' },
  },
  ar: {
    columns: [
      ...textColumns('الحجز', 'الشركة', 'الأجل', 'متأخر', 'دون سعر كامل', 'العملة'),
      ...numberColumns('المتفق عليه مع الرسوم', 'المدفوع', 'المستحق'),
    ],
    ...{ yes: 'نعم', no: 'لا' },
  },
};
