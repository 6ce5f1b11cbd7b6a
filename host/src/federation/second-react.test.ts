/** @jest-environment @mosta/portal-sdk/jest/page */
import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import { providePageConfig } from '../page/page-config';
import { knowAddresses } from './attribution';
import { findSecondReact, refuseSecondReact } from './second-react';

const USES = '(e,t,n)=>{let r=n(1).__CLIENT_INTERNALS.H;n(1).useState(r)}';
const IS = '(e,t)=>{t.useState=function(e){return P.H.useState(e)}}';
const IS_DOM = '(e,t)=>{let r="_reactListening"+Math.random()}';

beforeEach(() =>
  knowAddresses(buildRegistry({ hotels: buildRegistryRemote(), plan: buildRegistryRemote() })),
);

let count = 0;
/** A script of a remote, as the page has fetched it. */
const scriptOf = (remote: string) => {
  count += 1;
  return `${location.origin}/remotes/${remote}/files/route.${count}.js`;
};
const reads = (source: string) => jest.fn(async () => source);

it.each([
  [IS, 'hotels carries its own react'],
  [IS_DOM, 'hotels carries its own react-dom'],
  [IS + IS_DOM, 'hotels carries its own react, react-dom'],
])('finds the libraries that a remote carries in %s', async (source, message) => {
  const failure = await findSecondReact('hotels', [scriptOf('hotels')], reads(source));
  expect(failure).toMatchObject({ phase: 'singleton', code: 'SECOND_COPY', message });
});

it('does not take whoever uses React for React', async () => {
  expect(await findSecondReact('hotels', [scriptOf('hotels')], reads(USES))).toBeNull();
});

it('leaves the scripts of the host and of other remotes alone', async () => {
  const read = reads(IS);
  const scripts = [scriptOf('plan'), `${location.origin}/assets/libraries.js`];
  expect(await findSecondReact('hotels', scripts, read)).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it('reads a good script once, and refuses a bad one each time', async () => {
  const good = [scriptOf('hotels')];
  const read = reads(USES);
  await findSecondReact('hotels', good, read);
  await findSecondReact('hotels', good, read);
  expect(read).toHaveBeenCalledTimes(1);
  const bad = [scriptOf('hotels')];
  await findSecondReact('hotels', bad, reads(IS));
  expect(await findSecondReact('hotels', bad, reads(IS))).not.toBeNull();
});

it('reads no script while a visitor’s page starts', async () => {
  providePageConfig({
    ...{ environment: 'production', language: 'fr', overrides: false, remoteOrigins: [] },
    ...{ registry: buildRegistry({ hotels: buildRegistryRemote() }), manifests: {}, status: 200 },
  });
  const idle = jest.fn((_run: () => void) => 1);
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: jest.fn() });
  // jsdom keeps no list of what it has fetched
  const fetched = jest.fn(() => []);
  Object.assign(performance, { getEntriesByType: fetched });

  await refuseSecondReact('hotels', {
    status: 'ready',
    version: '1',
    module: { contract: '^1.0.0', name: 'hotels', routes: {}, slots: {} },
  });
  expect(fetched).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(fetched).toHaveBeenCalled();
});
