import './style-sheet';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/toast');

export { TOAST_MS, ToastProvider } from './toast-provider';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** Shows a toast at the top right. What it says must stand on the page too: a toast disappears. */
export function showToast(message: string, kind: ToastKind = 'info'): void {
  enqueueSnackbar(message, { variant: kind });
}

/** Closes all toasts: for what opens in their place, and when what they say is no longer for who sits here. */
export function closeToasts(): void {
  closeSnackbar();
}
