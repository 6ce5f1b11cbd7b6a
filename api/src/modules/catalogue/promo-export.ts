import type { Language } from '@mosta/shared/contract/languages';
import { FRACTION } from '@mosta/shared/domain/money';
import type { PromoState } from '@mosta/shared/schemas/organizer-promo.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { listPromos } from './promo-code.repository';

/** The promo codes of the edition as a table, in the language of who asks for it. */
export function promoTable(db: Executor, language: Language): Table {
  return { columns: TEXTS[language].columns, rows: promoRows(db, language) };
}

async function* promoRows(db: Executor, language: Language) {
  const { states } = TEXTS[language];
  for (const { promo, state, uses, dossiers } of await listPromos(db)) {
    const { code, currency, discountValue, from, until, maxUses } = promo;
    yield [
      ...[code, states[state], from ?? '', until ?? '', currency ?? '%'],
      currency === null ? discountValue : discountValue / FRACTION[currency],
      ...[maxUses, uses, dossiers],
    ];
  }
}

type Texts = { columns: readonly Column[]; states: Record<PromoState, string> };

const TEXTS: Record<Language, Texts> = {
  fr: {
    columns: [
      ...textColumns('Code', 'État', 'Premier jour', 'Dernier jour', 'Unité'),
      ...numberColumns('Valeur', 'Utilisations au plus', 'Utilisations', 'Dossiers'),
    ],
    states: {
      ...{ active: 'Actif', early: 'Pas encore', expired: 'Expiré' },
      ...{ used: 'Épuisé', withdrawn: 'Retiré' },
    },
  },
  en: {
    columns: [
      ...textColumns('Code', 'State', 'First day', 'Last day', 'Unit'),
      ...numberColumns('Value', 'Most uses', 'Uses', 'Applications'),
    ],
    states: {
      ...{ active: 'Active', early: 'Not yet', expired: 'Expired' },
      ...{ used: 'Used up', withdrawn: 'Withdrawn' },
    },
  },
  ar: {
    columns: [
      ...textColumns('الرمز', 'الحالة', 'أول يوم', 'آخر يوم', 'الوحدة'),
      ...numberColumns('القيمة', 'أقصى استخدام', 'الاستخدامات', 'الملفات'),
    ],
    states: {
      ...{ active: 'نشط', early: 'لم يحن بعد', expired: 'منتهٍ' },
      ...{ used: 'مستنفد', withdrawn: 'مسحوب' },
    },
  },
};
