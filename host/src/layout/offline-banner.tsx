import { useTranslation } from '@mosta/shared/i18n';
import { useOnline } from '@mosta/shared/queries';
import { Alert, Box } from '@mosta/shared/ui';

/**
 * Says at once that the browser has no network. It floats over the page, above the bars that some pages fix to the
 * bottom, so that nothing moves and nothing below it is out of reach.
 */
export function OfflineBanner() {
  const { t } = useTranslation('host');
  const online = useOnline();
  return (
    // the region is there before its text, so that the text is read out
    <Box role="status" sx={PLACE}>
      {!online && (
        <Alert role="presentation" severity="warning" variant="filled">
          {t('offline')}
        </Alert>
      )}
    </Box>
  );
}

const PLACE = {
  position: 'fixed',
  insetInline: 16,
  insetBlockEnd: { xs: 96, md: 24 },
  zIndex: 'tooltip',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;
