import { directionOf, useLanguage } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ToastMessage } from './toast-message';

/** Toasts close by themselves after this many milliseconds (specification, section 9). */
export const TOAST_MS = 5000;

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

/** Draws the toasts at the top right (specification, section 9); at the top left where the writing runs that way. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const mirrored = directionOf(useLanguage()) === 'rtl';
  return (
    <Box sx={BELOW_BAR}>
      <SnackbarProvider
        Components={COMPONENTS}
        maxSnack={TOASTS_AT_ONCE}
        autoHideDuration={TOAST_MS}
        anchorOrigin={{ vertical: 'top', horizontal: mirrored ? 'left' : 'right' }}
      >
        {children}
      </SnackbarProvider>
    </Box>
  );
}
