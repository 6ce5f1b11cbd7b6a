import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, ContentCopyIcon, TextField, Typography } from '@mosta/shared/ui';
import { QrCode } from '@mosta/shared/workspace/qr-code';
import { useState } from 'react';
import { type SharedVisit, visitLink } from './visit-link';

/** Longer links make codes that cameras of phones do not read from a screen. */
const LONGEST_CODE = 700;

/** The link of a visit, in words and as a code to be scanned from this screen. */
export function ShareVisit({ visit }: { visit: SharedVisit }) {
  const { t } = useTranslation('public');
  const link = visitLink(window.location.origin, visit);
  const [outcome, setOutcome] = useState<{ link: string; copied: boolean }>();
  const copy = () =>
    // browsers offer no clipboard on pages without HTTPS
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(link))
      .then(
        () => setOutcome({ link, copied: true }),
        () => setOutcome({ link, copied: false }),
      );
  return (
    <Box component="section" aria-labelledby="share" sx={{ mt: 10 }}>
      <Typography id="share" variant="h4" component="h3" sx={{ color: 'olive' }}>
        {t('visit.share.heading')}
      </Typography>
      <Typography sx={{ mt: 2, mb: 5, maxInlineSize: '40em' }}>{t('visit.share.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'start' }}>
        {link.length <= LONGEST_CODE ? (
          <QrCode text={link} label={t('visit.share.code')} size={220} />
        ) : (
          <Typography sx={{ maxInlineSize: '20em' }}>{t('visit.share.tooLong')}</Typography>
        )}
        <Box sx={{ display: 'grid', gap: 3, flex: '1 1 260px', maxInlineSize: 560 }}>
          <TextField
            label={t('visit.share.link')}
            value={link}
            size="small"
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={(event) => event.target.select()}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
              {t('visit.share.copy')}
            </Button>
            <Typography role="status">
              {outcome?.link === link &&
                t(outcome.copied ? 'visit.share.copied' : 'visit.share.refused')}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
