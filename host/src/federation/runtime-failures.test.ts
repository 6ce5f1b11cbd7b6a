/** @jest-environment @mosta/portal-sdk/jest/page */
import { SECOND_COPY_EVENT } from '@mosta/shared/contract/single-copy';
import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import { reportRuntimeFailures } from './runtime-failures';
import { collectFailures } from './testing';

const registry = buildRegistry({ hotels: buildRegistryRemote() });
const reports = collectFailures(registry);
let end: () => void = () => undefined;
beforeEach(() => {
  end = reportRuntimeFailures();
});
afterEach(() => end());

const thrown = (address = `${location.origin}/remotes/hotels/1.0.0/route.js`) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n    at click (${address}:1:1)` });
const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { promise: Promise.resolve(), reason });
const hotels = { remote: 'hotels', version: '1.0.0', ms: 0 };

it('reports() what an event or a timer threw, with the remote', () => {
  dispatchEvent(new ErrorEvent('error', { error: thrown() }));
  expect(reports()).toEqual([{ ...hotels, phase: 'runtime', code: 'UNCAUGHT_ERROR' }]);
});

it('goes by the file where something else than an error was thrown', () => {
  const filename = `${location.origin}/remotes/hotels/1.0.0/route.js`;
  dispatchEvent(new ErrorEvent('error', { error: 'a string', filename }));
  expect(reports()).toEqual([{ ...hotels, phase: 'runtime', code: 'UNCAUGHT_ERROR' }]);
});

it('reports() a promise that nobody waited for', () => {
  dispatchEvent(rejection(thrown()));
  expect(reports()).toEqual([{ ...hotels, phase: 'runtime', code: 'UNHANDLED_REJECTION' }]);
});

it('names the remote that carries a second copy', () => {
  dispatchEvent(new CustomEvent(SECOND_COPY_EVENT, { detail: thrown() }));
  expect(reports()).toEqual([{ ...hotels, phase: 'singleton', code: 'SECOND_COPY' }]);
});

it('says nothing of what belongs to no remote', () => {
  dispatchEvent(new ErrorEvent('error', { error: thrown('chrome-extension://a/content.js') }));
  expect(reports()).toEqual([]);
});

it('does not report a timer that throws for ever', () => {
  for (let i = 0; i < 20; i += 1) dispatchEvent(new ErrorEvent('error', { error: thrown() }));
  expect(reports()).toHaveLength(5);
});
