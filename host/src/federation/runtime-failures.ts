import { SECOND_COPY_EVENT } from '@mosta/shared/contract/single-copy';
import { onCatalogueFailure } from '@mosta/shared/i18n';
import { remoteOfAddress, remoteOfError, versionShown } from './attribution';
import { reportFailure } from './failures';

/** A timer that throws again and again is told as often, and then no more. */
const REPORTS_A_REMOTE = 5;

/**
 * Reports what a remote's events, timers and promises throw, and its texts that do not come, with the remote whose code it was.
 * @returns the function that ends it
 */
export function reportRuntimeFailures(): () => void {
  const told = new Map<string, number>();
  const tell = (code: string, thrown: unknown, address = '') => {
    const origin = remoteOfError(thrown) ?? remoteOfAddress(address);
    if (!origin) return;
    const count = (told.get(origin.remote) ?? 0) + 1;
    told.set(origin.remote, count);
    if (count <= REPORTS_A_REMOTE) reportFailure({ ...origin, phase: 'runtime', code, ms: 0 });
  };
  const onError = ({ error, filename }: ErrorEvent) => tell('UNCAUGHT_ERROR', error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell('UNHANDLED_REJECTION', reason);
  const onSecondCopy = (event: Event) => {
    const origin = remoteOfError(event instanceof CustomEvent ? event.detail : null);
    const { remote, version } = origin ?? { remote: 'host', version: null };
    reportFailure({ remote, version, phase: 'singleton', code: 'SECOND_COPY', ms: 0 });
  };
  const forgetCatalogues = onCatalogueFailure((remote, { name }) => {
    const code = name === 'TimeoutError' ? 'CATALOGUE_TIMEOUT' : 'CATALOGUE_FAILED';
    reportFailure({ remote, version: versionShown(remote), phase: 'catalogue', code, ms: 0 });
  });
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  addEventListener(SECOND_COPY_EVENT, onSecondCopy);
  return () => {
    forgetCatalogues();
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    removeEventListener(SECOND_COPY_EVENT, onSecondCopy);
  };
}
