import type { Registry } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { providePageConfig } from '../page/page-config';
import { knowAddresses } from './attribution';

/** In each test of the file: a page of that registry, where a team tests. @returns gives the failures reported so far */
export function collectFailures(registry: Registry): () => FailureReport[] {
  let reports: FailureReport[] = [];
  const onFailure = (event: Event) => {
    if (event instanceof CustomEvent) reports.push(event.detail);
  };
  beforeEach(() => {
    reports = [];
    addEventListener('portal:failure', onFailure);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    knowAddresses(registry);
    providePageConfig({
      environment: 'test',
      language: 'fr',
      overrides: false,
      remoteOrigins: [],
      registry,
      manifests: {},
      status: 200,
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    removeEventListener('portal:failure', onFailure);
  });
  return () => reports;
}
