import { useTranslation } from '@mosta/shared/i18n';
import { hotelsQuery, useQuery } from '@mosta/shared/queries';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, Typography } from '@mosta/shared/ui';
import { HotelCard } from './hotel-card';
import { HotelDialog } from './hotel-dialog';
import { filterHotels, NO_FILTER } from './hotel-filter';
import { HotelFilterForm } from './hotel-filter-form';
import { HotelGrid } from './hotel-grid';
import { HotelListEmpty, HotelListLoading, NoHotelMatches } from './hotel-list-states';
import { useHotelFilter } from './use-hotel-filter';
import { useSelectedHotel } from './use-selected-hotel';

/** The list with its states, and the selected hotel over it. */
export function HotelDirectory() {
  const { t } = useTranslation('hotels');
  return (
    <QueryGate
      query={useQuery(hotelsQuery())}
      loading={<HotelListLoading />}
      failed={
        <Box component="span" sx={{ color: 'terracotta' }}>
          {t('list.error')}
        </Box>
      }
      failedText={t('list.errorHelp')}
    >
      {(hotels) => <HotelList hotels={hotels} />}
    </QueryGate>
  );
}

function HotelList({ hotels }: { hotels: readonly Hotel[] }) {
  const { t } = useTranslation('hotels');
  const { selectedId, open, close } = useSelectedHotel();
  const [filter, setFilter] = useHotelFilter();
  const found = filterHotels(hotels, filter);
  const selected = hotels.find((hotel) => hotel._id === selectedId) ?? null;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr minmax(0, 560px)' },
          alignItems: 'center',
          gap: 4,
          marginBlockEnd: 6,
        }}
      >
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t('list.found', { count: found.length })}
        </Typography>
        {hotels.length > 1 && <HotelFilterForm filter={filter} onChange={setFilter} />}
      </Box>
      {selectedId !== null && selected === null && (
        <Typography role="alert" sx={{ marginBlockEnd: 5, color: 'sea' }}>
          {t('list.unknown')}
        </Typography>
      )}
      {hotels.length === 0 && <HotelListEmpty />}
      {hotels.length > 0 && found.length === 0 && (
        <NoHotelMatches onReset={() => setFilter(NO_FILTER)} />
      )}
      {found.length > 0 && (
        <HotelGrid
          label={t('list.label')}
          items={found.map((hotel) => ({
            key: hotel._id,
            content: <HotelCard hotel={hotel} onOpen={open} />,
          }))}
        />
      )}
      <HotelDialog hotel={selected} onClose={close} />
    </>
  );
}
