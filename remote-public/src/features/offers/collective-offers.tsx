import { COLLECTIVE_OFFERS } from '@mosta/shared/domain/offers';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, Card, CardGrid, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { OfferArt } from './offer-art';

type CollectiveOffersProps = { /** The card's "Voir Organisateur". */ action: ReactNode };

/** The three areas that several exhibitors share. */
export function CollectiveOffers({ action }: CollectiveOffersProps) {
  const { t } = useTranslation('public');
  return (
    <CardGrid columns={{ md: 3 }} gap={6}>
      {COLLECTIVE_OFFERS.map(({ id }) => (
        <Card
          key={id}
          component="li"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            padding: { xs: 5, md: 7 },
          }}
        >
          <Box sx={{ mb: 4 }}>
            <OfferArt offer={id} size={104} />
          </Box>
          <Typography variant="h4" component="h3">
            {t(`offers.${id}.title`)}
          </Typography>
          <Box component="ul" sx={{ mt: 3, mb: 6, paddingInlineStart: 5, color: 'text.secondary' }}>
            <li>{t(`offers.${id}.details.first`)}</li>
            <li>{t(`offers.${id}.details.second`)}</li>
          </Box>
          <Box sx={{ mt: 'auto' }}>{action}</Box>
        </Card>
      ))}
    </CardGrid>
  );
}
