import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { hotelEntryText } from '@mosta/shared/domain/hotel-text';
import { formatPrice } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { HotelCategoryEntry } from '@mosta/shared/schemas/hotel.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Chip, PlainList, Typography } from '@mosta/shared/ui';
import { HotelImage } from './hotel-image';
import { offeredPrices } from './hotel-prices';

/** At most this many pictures per entry (specification, section 9). */
const MAXIMUM_IMAGES = 4;

/** The entries of one category, a card each. */
export function CategoryEntries({ entries }: { entries: readonly HotelCategoryEntry[] }) {
  return (
    <PlainList sx={{ display: 'grid', gap: 4 }}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <CategoryEntryCard entry={entry} />
        </li>
      ))}
    </PlainList>
  );
}

function CategoryEntryCard({ entry }: { entry: HotelCategoryEntry }) {
  const language = useLanguage();
  return (
    <Box
      component="article"
      sx={{
        p: 4,
        border: '1px solid',
        borderColor: 'line',
        borderRadius: RADIUS.card,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          <bdi {...textProps(hotelEntryText(entry), language)} />
        </Typography>
        <PriceChips entry={entry} />
      </Box>
      <EntryImages entry={entry} />
    </Box>
  );
}

function PriceChips({ entry }: { entry: HotelCategoryEntry }) {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {offeredPrices(entry).map(({ currency, amount }) => (
        <Chip
          key={currency}
          label={formatPrice(amount, currency, language)}
          size="small"
          sx={{
            bgcolor: 'wheat',
            color: 'ink',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        />
      ))}
    </Box>
  );
}

function EntryImages({ entry }: { entry: HotelCategoryEntry }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const images = [...new Set(entry.images)].slice(0, MAXIMUM_IMAGES);
  if (images.length === 0) {
    return (
      <Typography variant="body2" sx={{ marginBlockStart: 2 }}>
        {t('detail.noImages')}
      </Typography>
    );
  }
  return (
    <PlainList
      sx={{
        marginBlockStart: 3,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        gap: 2,
      }}
    >
      {images.map((src, index) => (
        <Box
          component="li"
          key={src}
          sx={{ aspectRatio: '4 / 3', borderRadius: RADIUS.field, overflow: 'hidden' }}
        >
          <HotelImage
            src={src}
            label={t('detail.image', {
              type: shownText(hotelEntryText(entry), language),
              number: index + 1,
            })}
          />
        </Box>
      ))}
    </PlainList>
  );
}
