import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useBlocker } from '@mosta/shared/router';
import { useEffect } from 'react';
import { ConfirmDialog } from './confirm-dialog';

type LeaveGuardProps = {
  /** Whether there is unsent input. */
  unsent: boolean;
  /** Query parameters that switch to another view of the same page: `?vue=`. */
  parameters?: readonly string[];
  /** What leaving would lose. */
  children: string;
};

/** Asks before unsent input is left: by a dialog within the portal, by the browser's own question for the tab. */
export function LeaveGuard({ unsent, parameters = [], children }: LeaveGuardProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent &&
      (currentLocation.pathname !== nextLocation.pathname ||
        parameters.some(
          (name) =>
            new URLSearchParams(currentLocation.search).get(name) !==
            new URLSearchParams(nextLocation.search).get(name),
        )),
  );
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('forms.leave.title')}
      text={children}
      confirm={t('forms.leave.go')}
      cancel={t('forms.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
