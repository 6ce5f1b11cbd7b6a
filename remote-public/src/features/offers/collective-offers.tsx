import { textProps } from '@mosta/shared/domain/content-text';
import { formatMoney, money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import type { CollectiveOffer } from '@mosta/shared/schemas/offer-content.schema';
import { QueryGate } from '@mosta/shared/shell';
import {
  Box,
  ButtonLink,
  Card,
  CardGrid,
  LoadingState,
  Skeleton,
  Typography,
} from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import { OfferArt } from './offer-art';
import { offersQuery } from './offers.queries';

/** The areas that several exhibitors share, as organisers write them. */
export function CollectiveOffers() {
  const { t } = useTranslation('public');
  return (
    <QueryGate
      query={useQuery(offersQuery())}
      loading={
        <LoadingState label={t('offers.collective.loading')}>
          <Skeleton variant="rounded" height={280} />
        </LoadingState>
      }
      failed={t('offers.collective.failed')}
      empty={{
        when: (offers) => offers.length === 0,
        show: <Typography>{t('offers.collective.none')}</Typography>,
      }}
    >
      {(offers) => (
        <CardGrid columns={{ md: 3 }} gap={6}>
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </CardGrid>
      )}
    </QueryGate>
  );
}

function OfferCard({ offer }: { offer: CollectiveOffer }) {
  const language = useLanguage();
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        padding: { xs: 5, md: 7 },
      }}
    >
      <Box sx={{ mb: 4 }}>
        <OfferArt offer={offer.drawing} size={104} />
      </Box>
      <Typography variant="h4" component="h3" {...textProps(offer.title, language)} />
      <Included offer={offer} />
      <Prices offer={offer} />
      <Box sx={{ mt: 'auto' }}>
        <ButtonLink to={PATHS.organisation}>
          <bdi {...textProps(offer.buttonLabel, language)} />
        </ButtonLink>
      </Box>
    </Card>
  );
}

/** Size and furniture, then what else organisers say, a line each. */
function Included({
  offer: { squareMetres, chairs, tables, details },
}: {
  offer: CollectiveOffer;
}) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const furniture = [
    ...(chairs > 0 ? [t('offers.chairs', { count: chairs })] : []),
    ...(tables > 0 ? [t('offers.tables', { count: tables })] : []),
  ];
  const { children: text, ...said } = textProps(details, language);
  return (
    <Box component="ul" sx={{ mt: 3, mb: 6, paddingInlineStart: 5, color: 'text.secondary' }}>
      {squareMetres !== null && <li>{t('offers.size', { size: squareMetres })}</li>}
      {furniture.length > 0 && (
        <li>{new Intl.ListFormat(language, { type: 'conjunction' }).format(furniture)}</li>
      )}
      {text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (
          <li key={line} {...said}>
            {line}
          </li>
        ))}
    </Box>
  );
}

/** Both prices before tax; nothing where the organiser gives them on request. */
function Prices({ offer: { priceDA, priceEuro } }: { offer: CollectiveOffer }) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const known = [
    ...(priceDA === null ? [] : [money(priceDA, 'DZD')]),
    ...(priceEuro === null ? [] : [money(priceEuro, 'EUR')]),
  ];
  if (known.length === 0) return null;
  return (
    <Typography sx={{ mb: 5, fontWeight: 600, color: 'terracotta' }}>
      {known.map((price) => (
        <Box component="span" key={price.currency} sx={{ display: 'block' }}>
          <bdi>{formatMoney(price, language)}</bdi> {t('offers.exTax')}
        </Box>
      ))}
    </Typography>
  );
}
