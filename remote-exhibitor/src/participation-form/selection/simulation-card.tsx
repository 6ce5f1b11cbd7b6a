import { useTranslation } from '@mosta/shared/i18n';
import { Alert, Box, ButtonLink, Typography } from '@mosta/shared/ui';
import { PATHS } from '../../paths';
import type { JoinedQuote } from '../state/use-joined-quote';
import { SelectionPart } from './selection-part';
import { SimulationPrices } from './simulation-prices';

/** The simulation that goes with the request, or the way to one. */
export function SimulationCard({ quote }: { quote: JoinedQuote }) {
  const { t } = useTranslation('exhibitor');
  const { priced, reference, missing, joined, otherCurrency, toggle } = quote;
  if (priced === null) {
    return (
      <SelectionPart title={t('participationForm.quote.title')}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('participationForm.quote.none')}
        </Typography>
        <ButtonLink to={PATHS.simulation} size="small" sx={{ alignSelf: 'flex-start' }}>
          {t('participationForm.quote.start')}
        </ButtonLink>
      </SelectionPart>
    );
  }
  return (
    <SelectionPart title={t('participationForm.quote.title')}>
      {reference !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('participationForm.quote.reference')} <bdi>{reference}</bdi>
        </Typography>
      )}
      <SimulationPrices priced={priced} />
      {missing.length > 0 ? (
        <Alert severity="warning" role="note">
          {t('participationForm.quote.incomplete')}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5 }}>
            {missing.map((field) => (
              <li key={field}>{t(`participationForm.quote.missing.${field}`)}</li>
            ))}
          </Box>
        </Alert>
      ) : (
        <Box
          component="label"
          sx={{
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            minBlockSize: 44,
            cursor: 'pointer',
          }}
        >
          <Box
            component="input"
            type="checkbox"
            checked={joined}
            onChange={toggle}
            sx={{
              flexShrink: 0,
              inlineSize: 22,
              blockSize: 22,
              margin: 0,
              accentColor: 'var(--mui-palette-olive)',
            }}
          />
          <span>{t('participationForm.quote.join')}</span>
        </Box>
      )}
      {otherCurrency && (
        <Alert severity="info" role="note">
          {t(`participationForm.quote.otherCurrency.${priced.currency}`)}
        </Alert>
      )}
      <ButtonLink to={PATHS.simulation} size="small" sx={{ alignSelf: 'flex-start' }}>
        {t(`participationForm.quote.${missing.length > 0 ? 'complete' : 'change'}`)}
      </ButtonLink>
    </SelectionPart>
  );
}
