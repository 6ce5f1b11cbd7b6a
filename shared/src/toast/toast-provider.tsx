import { type ReactNode, useSyncExternalStore } from 'react';
import { latePart, useLatePart } from '../late/late-part';
import { isWaiting, subscribeToWaiting } from './toast-queue';

const toasts = latePart(() => import(/* webpackChunkName: "toasts" */ './toasts'));

/** Draws the toasts beside the page, once there is one to draw or the page stands. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const waiting = useSyncExternalStore(subscribeToWaiting, isWaiting, isWaiting);
  const part = useLatePart(toasts, waiting);
  return (
    <>
      {children}
      {part && <part.Toasts />}
    </>
  );
}
