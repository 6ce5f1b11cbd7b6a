import { formatMoney } from '@mosta/shared/domain/money';
import { PREMIUM_SQUARE_METRES, STAND_OFFERS, type StandOffer } from '@mosta/shared/domain/offers';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mosta/shared/ui';

const LABEL_ID = 'price-list';

/** The edition's stand offers with their prices before tax. */
export function PriceList() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <Typography id={LABEL_ID} variant="h3" component="h2" sx={{ color: 'olive', mb: 6 }}>
        {t('offer.title')}
      </Typography>
      <Card>
        <TableContainer role="region" aria-labelledby={LABEL_ID} tabIndex={0}>
          <Table aria-labelledby={LABEL_ID}>
            <TableHead>
              <TableRow>
                <TableCell scope="col">{t('offer.columns.offer')}</TableCell>
                <TableCell scope="col">{t('offer.columns.size')}</TableCell>
                <TableCell scope="col" sx={{ textAlign: 'end' }}>
                  {t('offer.columns.price')}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {STAND_OFFERS.map((offer) => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('offer.larger', { size: PREMIUM_SQUARE_METRES })}
      </Typography>
    </>
  );
}

function OfferRow({ offer }: { offer: StandOffer }) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t(`offer.${offer.kind}`)}
      </TableCell>
      <TableCell>{sizeText()}</TableCell>
      <TableCell sx={{ textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 600 }}>
        {offer.price ? <bdi>{formatMoney(offer.price, language)}</bdi> : t('offer.onQuote')}
      </TableCell>
    </TableRow>
  );

  function sizeText(): string {
    if (offer.squareMetres !== null) return t('offer.size', { size: offer.squareMetres });
    return offer.price ? t('offer.supplementSize') : t('offer.noSize');
  }
}
