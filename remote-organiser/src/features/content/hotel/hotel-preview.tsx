import { textProps } from '@mosta/shared/domain/content-text';
import { formatMoney, money } from '@mosta/shared/domain/money';
import { type Language, useTranslation } from '@mosta/shared/i18n';
import { HOTEL_PARTS, type HotelEntry } from '@mosta/shared/schemas/hotel-content.schema';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import type { PreviewProps } from '../kind-editor';
import { PICTURE_PLATE } from '../picture/picture-plate';

/** A hotel as the directory shows it, with what it offers. */
export function HotelPreview({ content, language }: PreviewProps<'hotel'>) {
  const { t } = useTranslation('organiser');
  const { name, logoUrl, stars, badge, address, description } = content;
  return (
    <>
      {logoUrl !== '' && (
        <Box
          component="img"
          src={logoUrl}
          alt=""
          sx={{ ...PICTURE_PLATE, maxBlockSize: 120, mb: 3 }}
        />
      )}
      <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('content.hotel.starCount', { count: stars })}
      </Typography>
      {badge.fr !== '' && <Typography sx={{ fontWeight: 600 }} {...textProps(badge, language)} />}
      <Typography variant="body2" sx={{ mt: 2 }} {...textProps(address, language)} />
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }} {...textProps(description, language)} />
      {HOTEL_PARTS.filter((part) => content[part].length > 0).map((part) => (
        <Box key={part} sx={{ mt: 4 }}>
          <Typography component="h4" sx={{ fontWeight: 600 }}>
            {t(`content.hotel.fields.${part}`)}
          </Typography>
          <PlainList>
            {content[part].map((entry) => (
              <Entry key={entry._id} {...{ entry, language }} />
            ))}
          </PlainList>
        </Box>
      ))}
    </>
  );
}

function Entry({ entry, language }: { entry: HotelEntry; language: Language }) {
  const { t } = useTranslation('organiser');
  const { type, priceDA, priceEuro } = entry;
  const prices = [
    priceDA ? formatMoney(money(priceDA, 'DZD'), language) : '',
    priceEuro ? formatMoney(money(priceEuro, 'EUR'), language) : '',
  ].filter(Boolean);
  return (
    <Box component="li" sx={OFFERED}>
      <bdi {...textProps(type, language)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, whiteSpace: 'nowrap' }}>
        {prices.length === 0 && t('content.hotel.noPrice')}
        {prices.map((price) => (
          <span key={price}>{price}</span>
        ))}
      </Box>
    </Box>
  );
}

/** Prices at the end of their line, or below what they are for. */
const OFFERED = {
  ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 },
  paddingBlock: 1,
} as const;
