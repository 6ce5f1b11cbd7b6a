import { textProps } from '@mosta/shared/domain/content-text';
import { hotelText } from '@mosta/shared/domain/hotel-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { Box, Tab, Tabs, Typography } from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { CategoryEntries } from './category-entries';
import { HotelContacts } from './hotel-contacts';

const TABS = ['rooms', 'restauration', 'others'] as const;
type CategoryTab = (typeof TABS)[number];

/** How to reach the hotel, what it says of itself, and its offer in tabs; rooms first. */
export function HotelDetail({ hotel }: { hotel: Hotel }) {
  const language = useLanguage();
  return (
    <>
      <Typography sx={{ maxInlineSize: '45em', whiteSpace: 'pre-line', marginBlockEnd: 6 }}>
        <bdi {...textProps(hotelText(hotel, 'description'), language)} />
      </Typography>
      <HotelContacts hotel={hotel} />
      <CategoryTabs hotel={hotel} />
    </>
  );
}

function CategoryTabs({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotels');
  const [chosen, setChosen] = useState<CategoryTab>('rooms');
  const id = useId();
  const offered = TABS.filter((tab) => tab !== 'others' || hotel.categories.others.length > 0);
  const tab = offered.includes(chosen) ? chosen : 'rooms';
  const number = hotel.categories[tab].length;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: CategoryTab) => setChosen(next)}
        aria-label={t('detail.tabs')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ marginBlockStart: 6, borderBlockEnd: '1px solid', borderColor: 'line' }}
      >
        {offered.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={one === tab ? `${id}-panel` : undefined}
            label={t(`detail.${one}`, { number: hotel.categories[one].length })}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        sx={{ paddingBlockStart: 5 }}
      >
        {number > 0 ? (
          <CategoryEntries entries={hotel.categories[tab]} />
        ) : (
          <Typography>{t(tab === 'rooms' ? 'detail.noRooms' : 'detail.noRestauration')}</Typography>
        )}
      </Box>
    </>
  );
}
