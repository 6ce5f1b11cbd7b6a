import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';

/** Draws the toasts: top end of the screen, 5000 ms (specification, section 9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {children}
    </SnackbarProvider>
  );
}
