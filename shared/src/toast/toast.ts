import { claimSingleCopy } from '../contract/single-copy';
import { closeAll, type ToastKind, tell } from './toast-queue';

claimSingleCopy('@mosta/shared/toast');

export { ToastProvider } from './toast-provider';
export { TOAST_MS } from './toast-queue';
export type { ToastKind };

/** Shows a toast at the top right. What it says must stand on the page too: a toast disappears. */
export function showToast(message: string, kind: ToastKind = 'info'): void {
  tell({ message, kind });
}

/** Closes all toasts: for what opens in their place, and when what they say is no longer for who sits here. */
export function closeToasts(): void {
  closeAll();
}
