/** @jest-environment @mosta/portal-sdk/jest/page */
import type { Registry } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { type LoadReport, loadReportSchema } from '@mosta/shared/schemas/load-report.schema';
import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import * as v from 'valibot';
import { LoadError } from '../federation/failures';
import type { RemoteState } from '../federation/remote-loader';
import { reportLoads } from './load-reports';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A page with one remote, whose loader the test moves. */
function openPage(shown?: Registry) {
  const served = buildRegistry({ hotels: buildRegistryRemote() });
  let state: RemoteState = { status: 'idle' };
  const listeners: (() => void)[] = [];
  const loader = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const sent: LoadReport[] = [];
  let time = 0;
  stop = reportLoads({
    remotes: { registry: shown ?? served, loader: () => loader },
    served,
    send: (report) => sent.push(v.parse(loadReportSchema, report)),
    now: () => time,
  });
  return {
    become: (next: RemoteState, at: number) => {
      time = at;
      state = next;
      for (const listener of listeners) listener();
    },
    fail: (failure: Partial<FailureReport>) => {
      const detail = { remote: 'hotels', version: '1.0.0', phase: 'script', ms: 1, ...failure };
      dispatchEvent(new CustomEvent('portal:failure', { detail: { code: 'GONE', ...detail } }));
    },
    leave: () => {
      dispatchEvent(new Event('pagehide'));
      return sent.flatMap(({ loads }) => loads);
    },
    sent,
  };
}
const ready = (version: string): RemoteState => ({
  status: 'ready',
  version,
  module: { contract: '^1.0.0', name: 'hotels', routes: {}, slots: {} },
});

it('says once how long a remote took, in one report for the page', () => {
  const page = openPage();
  page.become({ status: 'loading' }, 100);
  page.become(ready('1.0.0'), 350);
  expect(page.leave()).toEqual([{ remote: 'hotels', version: '1.0.0', ms: 250, failure: null }]);
  page.leave();
  expect(page.sent).toHaveLength(1);
});

it('counts no failed attempt that was made good', () => {
  const page = openPage();
  page.become({ status: 'loading' }, 0);
  page.fail({});
  page.become(ready('1.0.0'), 900);
  expect(page.leave()).toEqual([{ remote: 'hotels', version: '1.0.0', ms: 900, failure: null }]);
});

it('names the version that failed where the one before it took its place', () => {
  const page = openPage();
  page.become({ status: 'loading' }, 0);
  page.fail({ version: '1.1.0' });
  page.become(ready('1.0.0'), 500);
  expect(page.leave()).toEqual([
    {
      ...{ remote: 'hotels', version: '1.1.0', ms: 500 },
      failure: { phase: 'script', code: 'GONE' },
    },
    { remote: 'hotels', version: '1.0.0', ms: 500, failure: null },
  ]);
});

it('tells of what could not be loaded at all, and of a version that fails after it was loaded', () => {
  const page = openPage();
  page.become({ status: 'loading' }, 0);
  page.fail({});
  page.become({ status: 'failed', error: new LoadError('script', 'GONE', 'gone') }, 800);
  page.become({ status: 'loading' }, 1000);
  page.become(ready('1.0.0'), 1100);
  page.fail({ phase: 'render', code: 'RENDER_FAILED' });
  page.fail({ remote: 'host', version: null });
  expect(page.leave().map(({ failure }) => failure?.code ?? null)).toEqual([
    'GONE',
    null,
    'RENDER_FAILED',
  ]);
});

it('says nothing of a remote that a tester has replaced', () => {
  const page = openPage(buildRegistry({ hotels: buildRegistryRemote() }));
  page.become({ status: 'loading' }, 0);
  page.become(ready('1.0.0'), 1);
  expect(page.leave()).toEqual([]);
});
