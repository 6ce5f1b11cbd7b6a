import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { hotelText } from '@mosta/shared/domain/hotel-text';
import { formatPrice } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, ButtonBase, Chip, Stack, Typography } from '@mosta/shared/ui';
import { HotelImage } from './hotel-image';
import { CARD_CURRENCIES, lowestRoomPrice } from './hotel-prices';
import { StarRating } from './star-rating';

/** Height of the band that carries the logo, in pixels. */
const LOGO_BAND = 140;

type HotelCardProps = { hotel: Hotel; onOpen: (id: string) => void };

/** One hotel of the list. The name is the button; its hit area covers the card. */
export function HotelCard({ hotel, onOpen }: HotelCardProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100%',
        border: '1px solid',
        borderColor: 'line',
        borderRadius: RADIUS.card,
        bgcolor: 'surface',
        overflow: 'hidden',
        transition: 'border-color 200ms, transform 200ms',
        '&:hover, &:focus-within': { borderColor: 'olive', transform: 'translateY(-2px)' },
      }}
    >
      <Box sx={{ blockSize: LOGO_BAND, p: 5, bgcolor: 'wheat' }}>
        <HotelImage
          src={hotel.logoUrl}
          label={t('detail.logo', { hotel: hotel.name })}
          fit="contain"
        />
      </Box>
      {hotel.badge && (
        <Chip
          label={shownText(hotelText(hotel, 'badge'), language)}
          size="small"
          color="primary"
          // Half on the band, half below it: it never covers the logo.
          sx={{ position: 'absolute', insetBlockStart: LOGO_BAND - 12, insetInlineStart: 20 }}
        />
      )}
      <Stack sx={{ p: 5, paddingBlockStart: 6, gap: 2, flexGrow: 1 }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          <ButtonBase
            onClick={() => onOpen(hotel._id)}
            aria-haspopup="dialog"
            sx={{
              position: 'static',
              font: 'inherit',
              color: 'inherit',
              textAlign: 'start',
              '&::after': {
                content: '""',
                position: 'absolute',
                inset: 0,
                borderRadius: RADIUS.card,
              },
              // The ring goes around what can be clicked: the card.
              '&.Mui-focusVisible': { outline: 'none' },
              '&.Mui-focusVisible::after': { outline: '3px solid', outlineOffset: '-5px' },
            }}
          >
            <bdi>{hotel.name}</bdi>
          </ButtonBase>
        </Typography>
        <StarRating stars={hotel.stars} />
        <Typography variant="body2">
          <bdi {...textProps(hotelText(hotel, 'address'), language)} />
        </Typography>
        <Typography variant="body2" component="div">
          <div>{t('card.rooms', { number: hotel.categories.rooms.length })}</div>
          <div>{t('card.restaurants', { number: hotel.categories.restauration.length })}</div>
        </Typography>
        <FromPrices hotel={hotel} />
      </Stack>
    </Box>
  );
}

function FromPrices({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <Box
      sx={{
        marginBlockStart: 'auto',
        paddingBlockStart: 3,
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      <Typography variant="body2">{t('card.from')}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          alignItems: 'baseline',
        }}
      >
        {CARD_CURRENCIES.map((currency) => {
          const amount = lowestRoomPrice(hotel, currency);
          return (
            <Box key={currency} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="caption" sx={{ color: 'muted' }}>
                {currency}
              </Typography>
              <Typography
                component="dd"
                sx={{
                  m: 0,
                  textAlign: 'end',
                  whiteSpace: 'nowrap',
                  fontVariantNumeric: 'tabular-nums',
                  fontWeight: 700,
                  color: amount === null ? 'text.primary' : 'terracotta',
                }}
              >
                {amount === null ? t('card.noPrice') : formatPrice(amount, currency, language)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
