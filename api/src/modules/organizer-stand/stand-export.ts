import type { Language } from '@mosta/shared/contract/languages';
import { type Currency, FRACTION } from '@mosta/shared/domain/money';
import type { StandState } from '@mosta/shared/domain/stand-status';
import { holderName, wantedStands } from '@mosta/shared/domain/wanted-stands';
import type { OrganizerStand, StandKind } from '@mosta/shared/schemas/stand.schema';
import type { StandFilter } from '@mosta/shared/schemas/stand-filter.schema';
import type { Executor } from '../../platform/database/database';
import {
  type Column,
  numberColumns,
  type Table,
  textColumns,
} from '../../platform/documents/table';
import { listOrganizerStands } from './organizer-stand.repository';

/** The wanted stands as a table, in the language of who asks for it. */
export function standTable(db: Executor, filter: StandFilter, language: Language): Table {
  return { columns: TEXTS[language].columns, rows: standRows(db, filter, language) };
}

async function* standRows(db: Executor, filter: StandFilter, language: Language) {
  const { kinds, states } = TEXTS[language];
  for (const stand of wantedStands(await listOrganizerStands(db, filter.edition), filter)) {
    const { code, kind, size, state, holder } = stand;
    yield [
      ...[code, kinds[kind], states[state], holderName(stand), holder?.exhibitor.email ?? ''],
      ...[holder?.expires ?? '', size, priceOf(stand, 'DZD'), priceOf(stand, 'EUR')],
    ];
  }
}

function priceOf({ prices }: OrganizerStand, currency: Currency): number | null {
  const amount = prices[currency];
  return amount === undefined ? null : amount / FRACTION[currency];
}

type Texts = {
  columns: readonly Column[];
  kinds: Record<StandKind, string>;
  states: Record<StandState, string>;
};

const TEXTS: Record<Language, Texts> = {
  fr: {
    columns: [
      ...textColumns('Code', 'Sorte', 'État', 'Exposant', 'E-mail', 'Option jusqu’au (UTC)'),
      ...numberColumns('Surface (m²)', 'Prix HT (DA)', 'Prix HT (€)'),
    ],
    kinds: { stand: 'Stand', zone: 'Zone' },
    states: {
      ...{ libre: 'Libre', option: 'Sous option', reserve: 'Réservé' },
      ...{ confirme: 'Confirmé', bloque: 'Bloqué' },
    },
  },
  en: {
    columns: [
      ...textColumns('Code', 'Kind', 'State', 'Exhibitor', 'E-mail', 'Option until (UTC)'),
      ...numberColumns('Area (m²)', 'Price without tax (DA)', 'Price without tax (€)'),
    ],
    kinds: { stand: 'Stand', zone: 'Area' },
    states: {
      ...{ libre: 'Free', option: 'Under option', reserve: 'Reserved' },
      ...{ confirme: 'Confirmed', bloque: 'Blocked' },
    },
  },
  ar: {
    columns: [
      ...textColumns(
        'الرمز',
        'النوع',
        'الحالة',
        'العارض',
        'البريد الإلكتروني',
        'الحجز المبدئي حتى (UTC)',
      ),
      ...numberColumns('المساحة (م²)', 'السعر دون رسوم (د.ج.)', 'السعر دون رسوم (€)'),
    ],
    kinds: { stand: 'جناح', zone: 'فضاء' },
    states: {
      ...{ libre: 'شاغر', option: 'حجز مبدئي', reserve: 'محجوز' },
      ...{ confirme: 'مؤكد', bloque: 'مجمد' },
    },
  },
};
