import { offersOfKind, STAND_KINDS, type StandOffer } from '@mosta/shared/domain/offers';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import {
  Box,
  ButtonLink,
  Card,
  Chip,
  PlainList,
  Typography,
  visuallyHidden,
} from '@mosta/shared/ui';
import { ELSEWHERE } from '../../paths';
import { OfferArt } from './offer-art';
import { useOfferTexts } from './use-offer-texts';

const KINDS = [...STAND_KINDS, 'premiumLocation'] as const;

/** The seven stand offers by kind: a description, then each size with its price and a link to its quote. */
export function OfferCatalogue() {
  return (
    <PlainList sx={{ display: 'grid', gap: { xs: 4, md: 6 } }}>
      {KINDS.map((kind) => (
        <KindCard key={kind} kind={kind} />
      ))}
    </PlainList>
  );
}

function KindCard({ kind }: { kind: StandOffer['kind'] }) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const { details } = useOfferTexts();
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'auto 2fr 3fr' },
        alignItems: 'center',
        columnGap: 10,
        rowGap: 4,
        padding: { xs: 5, md: 7 },
      }}
    >
      <OfferArt offer={kind} />
      <div>
        <Typography variant="h4" component="h3">
          {t(`offers.${kind}.title`)}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 2, paddingInlineStart: 5, color: 'text.secondary' }}>
          {details(kind).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </div>
      <PlainList>
        {offersOfKind(edition, kind).map((offer) => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </PlainList>
    </Card>
  );
}

function OfferLine({ offer }: { offer: StandOffer }) {
  const { phase } = useEdition();
  const { t } = useTranslation('public');
  const { size, price, note } = useOfferTexts();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 2,
        paddingBlock: 4,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'line' },
      }}
    >
      <Box
        sx={{
          flexGrow: 1,
          ...(phase === 'after' && { display: 'flex', justifyContent: 'space-between', gap: 3 }),
        }}
      >
        <Chip component="span" label={size(offer)} size="small" />
        <Box sx={{ mt: 2, whiteSpace: 'nowrap' }}>
          <Typography
            variant="h4"
            component="span"
            sx={{ color: 'terracotta', fontVariantNumeric: 'tabular-nums' }}
          >
            {price(offer)}
          </Typography>
          {offer.price && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              {note}
            </Typography>
          )}
        </Box>
      </Box>
      {phase !== 'after' && (
        <ButtonLink to={`${ELSEWHERE.simulation}?offre=${offer.id}`}>
          {t('offers.simulate')}
          <span style={visuallyHidden}>
            {' '}
            {t(`offers.${offer.kind}.title`)} {size(offer)}
          </span>
        </ButtonLink>
      )}
    </Box>
  );
}
