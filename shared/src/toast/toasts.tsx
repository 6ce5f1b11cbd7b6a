import './style-sheet';
import { directionOf, useLanguage } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastMessage } from './toast-message';
import { drawWith, TOAST_MS } from './toast-queue';

/** More than these would cover the page. */
const TOASTS_AT_ONCE = 4;

const COMPONENTS = {
  default: ToastMessage,
  success: ToastMessage,
  error: ToastMessage,
  warning: ToastMessage,
  info: ToastMessage,
};

/** Below the bar at the top of the page, whose bell and menus stay within reach; CSS pixels. */
const BELOW_BAR = {
  display: 'contents',
  '& .notistack-SnackbarContainer': { insetBlockStart: 76 },
};

/** The toasts at the top right (specification, section 9); at the top left where the writing runs that way. */
export function Toasts() {
  const mirrored = directionOf(useLanguage()) === 'rtl';
  useEffect(
    () =>
      drawWith({
        show: ({ message, kind }) => enqueueSnackbar(message, { variant: kind }),
        close: () => closeSnackbar(),
      }),
    [],
  );
  return (
    <Box sx={BELOW_BAR}>
      <SnackbarProvider
        Components={COMPONENTS}
        maxSnack={TOASTS_AT_ONCE}
        autoHideDuration={TOAST_MS}
        anchorOrigin={{ vertical: 'top', horizontal: mirrored ? 'left' : 'right' }}
      />
    </Box>
  );
}
