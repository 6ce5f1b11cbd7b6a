import { offersOfKind, STAND_KINDS, type StandKind } from '@mosta/shared/domain/offers';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box, Card, CardGrid, Chip, Typography } from '@mosta/shared/ui';
import { OfferArt } from './offer-art';
import { useOfferTexts } from './use-offer-texts';

/** The four kinds of stand offers as cards: what is included, then each size with its price. */
export function StandOffers() {
  return (
    <CardGrid columns={{ sm: 2, lg: 4 }} gap={6}>
      {STAND_KINDS.map((kind) => (
        <OfferCard key={kind} kind={kind} />
      ))}
    </CardGrid>
  );
}

function OfferCard({ kind }: { kind: StandKind }) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const { size, price, note, details } = useOfferTexts();
  return (
    <Card
      component="li"
      // Drawing, title, details and prices line up across the cards of a row.
      sx={{
        display: 'grid',
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        padding: { xs: 5, md: 6 },
      }}
    >
      <Box sx={{ mb: 3 }}>
        <OfferArt offer={kind} size={88} />
      </Box>
      <Typography variant="h4" component="h3">
        {t(`offers.${kind}.title`)}
      </Typography>
      <Box sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>
        {details(kind).map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', alignContent: 'start', gap: 4 }}>
        {offersOfKind(edition, kind).map((offer) => (
          <Price
            key={offer.id}
            size={size(offer)}
            price={price(offer)}
            note={offer.price ? note : undefined}
          />
        ))}
      </Box>
    </Card>
  );
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
