import { useTranslation } from '@mosta/shared/i18n';
import { useOnline } from '@mosta/shared/queries';
import { Alert, Box } from '@mosta/shared/ui';
import { lazy, Suspense } from 'react';
import { savedAt } from '../offline/saved-page';

/**
 * Says at once that the browser has no network, or that the page comes from the device's memory, and from when. It floats over the page, above the bars that some pages fix to the
 * bottom, so that nothing moves and nothing below it is out of reach.
 */
export function OfflineBanner() {
  const { t } = useTranslation('host');
  const online = useOnline();
  const saved = savedAt();
  return (
    // the region is there before its text, so that the text is read out
    <Box role="status" sx={PLACE}>
      {saved !== null ? (
        <Suspense>
          <SavedNotice saved={saved} />
        </Suspense>
      ) : (
        !online && (
          <Alert role="presentation" severity="warning" variant="filled">
            {t('offline')}
          </Alert>
        )
      )}
    </Box>
  );
}

/** A page over the network has none of it. */
const SavedNotice = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../offline/saved-notice').then(
    (part) => ({ default: part.SavedNotice }),
    () => ({ default: () => null }),
  ),
);

const PLACE = {
  position: 'fixed',
  insetInline: 16,
  insetBlockEnd: { xs: 96, md: 24 },
  zIndex: 'tooltip',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  displayPrint: 'none',
} as const;
