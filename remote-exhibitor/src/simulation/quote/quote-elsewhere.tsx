import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, ContentCopyIcon, Typography } from '@mosta/shared/ui';
import { QrCode } from '@mosta/shared/workspace/qr-code';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { QUOTE_PARAMETER } from './quote-parameter';

type QuoteElsewhereProps = { secret: string; reference: string };

/** « Continuer sur un autre appareil »: the quote's address to copy, to hand on, or to read with a camera. */
export function QuoteElsewhere({ secret, reference }: QuoteElsewhereProps) {
  const { t } = useTranslation('exhibitor');
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const address = `${location.origin}${PATHS.simulation}?${QUOTE_PARAMETER}=${encodeURIComponent(secret)}`;
  const canShare = typeof navigator.share === 'function';

  async function copy(): Promise<void> {
    // a browser that refuses leaves the address in its field, to be copied by hand
    await navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('byHand'),
    );
  }

  function share(): void {
    // closing the system's sheet without a choice is no failure
    navigator.share({ title: reference, url: address }).catch(() => setOutcome(null));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}>
      <QrCode text={address} label={t('simulation.elsewhere.qr', { reference })} size={148} />
      <Box sx={{ flex: '1 1 260px', minInlineSize: 0, display: 'grid', gap: 3 }}>
        <Typography>{t('simulation.elsewhere.text')}</Typography>
        <Box
          component="input"
          readOnly
          dir="ltr"
          aria-label={t('simulation.elsewhere.address')}
          value={address}
          onFocus={(event) => event.target.select()}
          sx={{
            inlineSize: '100%',
            boxSizing: 'border-box',
            padding: 3,
            font: 'inherit',
            fontSize: '0.9375rem',
            color: 'text.secondary',
            bgcolor: 'wheat',
            border: '1px solid',
            borderColor: 'line',
            borderRadius: RADIUS.field,
            textOverflow: 'ellipsis',
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            {t('simulation.elsewhere.copy')}
          </Button>
          {canShare && <Button onClick={share}>{t('simulation.elsewhere.share')}</Button>}
          <Typography role="status" variant="body2" component="span">
            {outcome && t(`simulation.elsewhere.${outcome}`)}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
