import { shownText } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { type HotelContent, hotelContentSchema } from '@mosta/shared/schemas/hotel-content.schema';
import { useMemo } from 'react';
import type { KindEditor, ListProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';
import { HotelPreview } from './hotel-preview';

const STARS = ['0', '1', '2', '3', '4', '5'];

/** How hotels are written: texts in three languages, rooms, meals and services with prices and pictures. */
export function useHotelEditor(): KindEditor<'hotel'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'hotel',
      List: HotelEntries,
      Preview: HotelPreview,
      nameOf: ({ name }) => name,
      empty: () => EMPTY,
      rows: [
        [
          { name: 'name', type: 'plain' },
          {
            ...{ name: 'stars', type: 'choice', numeric: true },
            options: STARS.map((value) => ({ value, label: value })),
          },
        ],
        [{ name: 'address', type: 'line' }],
        [{ name: 'badge', type: 'line', required: false, hint: t('content.hotel.badgeHint') }],
        [
          { name: 'phone', type: 'phone' },
          { name: 'email', type: 'mail', required: false, hint: t('content.hotel.mailHint') },
        ],
        [{ name: 'website', type: 'address', required: false, hint: t('content.hotel.linkHint') }],
        [{ name: 'description', type: 'text' }],
        [{ name: 'logoUrl', type: 'picturePath' }],
        [{ name: 'rooms', type: 'hotelEntries' }],
        [{ name: 'restauration', type: 'hotelEntries' }],
        [{ name: 'others', type: 'hotelEntries' }],
      ],
      schema: () => hotelContentSchema,
    }),
    [t],
  );
}

function HotelEntries({ entries, hrefOf }: ListProps<'hotel'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'hotel' }}
      nameOf={({ draft }) => draft.name}
      noteOf={({ draft: { stars, address } }) =>
        `${t('content.hotel.starCount', { count: stars })} · ${shownText(address, language)}`
      }
      groups={[{ key: 'all', label: t('content.hotel.title') }]}
      groupOf={() => 'all'}
    />
  );
}

const NONE = { fr: '', en: '', ar: '' };

const EMPTY: HotelContent = {
  ...{ sample: false, name: '', logoUrl: '', badge: NONE, stars: 3, address: NONE, phone: '' },
  ...{ email: '', website: '', description: NONE, rooms: [], restauration: [], others: [] },
};
