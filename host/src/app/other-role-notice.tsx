import { OTHER_ROLE } from '@mosta/shared/contract/homes';
import { useTranslation } from '@mosta/shared/i18n';
import { useLocation, useNavigate } from '@mosta/shared/router';
import { Alert, Box } from '@mosta/shared/ui';

/** Says, above the home to which the guard led, why it is not the page that was asked for; it goes with the next page. */
export function OtherRoleNotice() {
  const { t } = useTranslation('host');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    // the region is there before its text, so that the text is read out
    <Box role="status" sx={PLACE}>
      {state === OTHER_ROLE && (
        <Alert
          role="presentation"
          severity="info"
          closeText={t('otherRole.close')}
          onClose={() => void navigate({ pathname, search }, { replace: true })}
          sx={{ pointerEvents: 'auto' }}
        >
          {t('otherRole.text')}
        </Alert>
      )}
    </Box>
  );
}

const PLACE = {
  position: 'fixed',
  insetInline: 16,
  insetBlockEnd: 24,
  zIndex: 'snackbar',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;
