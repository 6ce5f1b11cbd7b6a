/** @jest-environment @mosta/portal-sdk/jest/page */
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { knowAddresses, remoteOfAddress, remoteOfError } from './attribution';

const abroad = { ...buildRegistryVersion({ name: 'plan' }), baseUrl: 'https://plan.example/v2/' };

beforeEach(() =>
  knowAddresses(
    buildRegistry({ hotels: buildRegistryRemote(), plan: buildRegistryRemote([abroad]) }),
  ),
);

const thrown = (...addresses: string[]) =>
  Object.assign(new Error('x'), {
    stack: ['Error: x', ...addresses.map((address) => `    at a (${address}:1:2)`)].join('\n'),
  });

it.each([
  [`${location.origin}/remotes/hotels/1.0.0/route.js`, { remote: 'hotels', version: '1.0.0' }],
  [`${location.origin}/remotes/hotels/files/route.abc.js`, { remote: 'hotels', version: null }],
  ['https://plan.example/v2/route.js', { remote: 'plan', version: '1.0.0' }],
  [`${location.origin}/assets/host.js`, undefined],
  ['https://other.example/remotes/hotels/1.0.0/route.js', undefined],
])('knows whose file lies at %s', (address, origin) => {
  expect(remoteOfAddress(address)).toEqual(origin);
});

it('names the remote that threw, with the host’s code around it', () => {
  const error = thrown(
    `${location.origin}/assets/libraries.js`,
    `${location.origin}/remotes/hotels/1.0.0/route.js`,
    'https://plan.example/v2/route.js',
  );
  expect(remoteOfError(error)).toEqual({ remote: 'hotels', version: '1.0.0' });
});

it('blames nobody for what comes from elsewhere', () => {
  expect(remoteOfError(thrown('chrome-extension://abc/content.js'))).toBeUndefined();
  expect(remoteOfError('a string')).toBeUndefined();
});
