import { EDITION } from '@mosta/shared/domain/edition';
import { formatMoney } from '@mosta/shared/domain/money';
import {
  offersOfKind,
  STAND_KINDS,
  type StandKind,
  type StandOffer,
} from '@mosta/shared/domain/offers';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Box, Card, Chip, Typography } from '@mosta/shared/ui';

/** The four stand offers as cards: what is in it, then each size with its price. */
export function StandOffers() {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {STAND_KINDS.map((kind) => (
        <OfferCard key={kind} kind={kind} />
      ))}
    </Box>
  );
}

function OfferCard({ kind }: { kind: StandKind }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const location = formatMoney(EDITION.prices.premiumLocation, language);
  return (
    <Card
      component="li"
      // Title, details and prices line up across the cards of a row.
      sx={{
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        padding: 7,
      }}
    >
      <Typography variant="h4" component="h3">
        {t(`offers.${kind}.title`)}
      </Typography>
      <Box sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>
        <Typography>{t(`offers.${kind}.details.first`)}</Typography>
        <Typography>{t(`offers.${kind}.details.second`, { price: location })}</Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', alignContent: 'start', gap: 4 }}>
        {offersOfKind(kind).map((offer) => (
          <Price
            key={offer.id}
            size={sizeText(offer)}
            price={offer.price ? formatMoney(offer.price, language) : t('offers.onQuote')}
            note={offer.price ? t('offers.exTax') : undefined}
          />
        ))}
      </Box>
    </Card>
  );

  function sizeText({ squareMetres, minimum }: StandOffer): string {
    if (squareMetres === null) return t('offers.freeSize');
    return t(minimum ? 'offers.minimum' : 'offers.size', { size: squareMetres });
  }
}

type PriceProps = { size: string; price: string; note?: string };

function Price({ size, price, note }: PriceProps) {
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'line', paddingBlockStart: 4 }}>
      <Box component="dt">
        <Chip component="span" label={size} size="small" />
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 2, whiteSpace: 'nowrap' }}>
        <Typography
          variant="h4"
          component="span"
          sx={{ color: 'terracotta', fontVariantNumeric: 'tabular-nums' }}
        >
          {price}
        </Typography>
        {note && (
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
