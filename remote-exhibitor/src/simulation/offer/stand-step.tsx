import { offersOfKind, STAND_KINDS, type StandOffer } from '@mosta/shared/domain/offers';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Catalogue, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { Box, Card, Typography } from '@mosta/shared/ui';
import { type ReactNode, useId } from 'react';
import { SizedOffer } from './sized-offer';
import { StandArt } from './stand-art';
import { StandOfferRow } from './stand-offer-row';
import { SupplementRow } from './supplement-row';

type StandStepProps = {
  stands: Catalogue['stands'];
  /** The premium location, where the catalogue offers it. */
  supplement: CatalogueItem | undefined;
};

/** Every stand offer by kind, each size with its price and how many of it. */
export function StandStep({ stands, supplement }: StandStepProps) {
  const edition = useEdition();
  const offered = (offer: StandOffer) => stands.some(({ id }) => id === offer.id);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {STAND_KINDS.map((kind) => {
        const offers = offersOfKind(edition, kind).filter(offered);
        if (offers.length === 0) return null;
        return (
          <KindCard key={kind} kind={kind}>
            {offers.map((offer) =>
              offer.minimum || offer.squareMetres === null ? (
                <SizedOffer key={offer.id} offer={offer} />
              ) : (
                <StandOfferRow key={offer.id} offer={offer} squareMetres={offer.squareMetres} />
              ),
            )}
          </KindCard>
        );
      })}
      {supplement && (
        <KindCard kind="premiumLocation">
          <SupplementRow item={supplement} />
        </KindCard>
      )}
    </Box>
  );
}

function KindCard({ kind, children }: { kind: StandOffer['kind']; children: ReactNode }) {
  const { t } = useTranslation('exhibitor');
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
        columnGap: { xs: 4, sm: 6 },
        padding: { xs: 5, sm: 6 },
      }}
    >
      <Box sx={{ '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' } }}>
        <StandArt kind={kind} />
      </Box>
      <Box sx={{ alignSelf: 'center' }}>
        <Typography id={id} variant="h4" component="h3">
          {t(`simulation.offer.${kind}.title`)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {t(`simulation.offer.${kind}.text`)}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2' }, mt: 3 }}>{children}</Box>
    </Card>
  );
}
