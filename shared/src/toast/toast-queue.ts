/** Toasts close by themselves after this many milliseconds (specification, section 9). */
export const TOAST_MS = 5000;

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export type Toast = { message: string; kind: ToastKind };

/** What draws toasts: its code comes after the first picture. */
export type ToastDrawer = { show: (toast: Toast) => void; close: () => void };

let drawer: ToastDrawer | undefined;
/** Told before anybody could draw them. */
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Toast[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Draws a toast, or keeps it until something can. */
export function tell(toast: Toast): void {
  if (drawer) drawer.show(toast);
  else setWaiting([...waiting, toast]);
}

/** Closes what is drawn, and forgets what waits. */
export function closeAll(): void {
  setWaiting([]);
  drawer?.close();
}

/** Hands over what waits. @returns ends it */
export function drawWith(next: ToastDrawer): () => void {
  drawer = next;
  for (const toast of waiting) next.show(toast);
  setWaiting([]);
  return () => {
    if (drawer === next) drawer = undefined;
  };
}

/** Whether a toast waits for what draws it. */
export const isWaiting = (): boolean => waiting.length > 0;

/** @returns the unsubscribe function */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
