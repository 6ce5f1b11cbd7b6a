import { plainClient } from '@mosta/shared/http';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { pageConfig } from '../page/page-config';

/** Phase of loading in which something failed, and a stable code. */
export class LoadError extends Error {
  constructor(
    readonly phase: FailureReport['phase'],
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'LoadError';
  }
}

/** One event for every failure: to the console while developing and testing, to the API in production. */
export function reportFailure(report: FailureReport): void {
  globalThis.dispatchEvent(new CustomEvent('portal:failure', { detail: report }));
  if (pageConfig().environment !== 'production') {
    console.warn('[portal]', report);
    return;
  }
  // A report that cannot be sent must not become a second failure.
  plainClient.post('/v1/failure', report).catch(() => undefined);
}
