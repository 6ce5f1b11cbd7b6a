/** @jest-environment @mosta/portal-sdk/jest/page */
import { allowScriptAddress } from './script-address-policy';

const page = 'https://salon.exemple.dz/hebergement';
const origins = ['https://hotels.exemple.dz'];

describe('allowScriptAddress', () => {
  it.each([
    '/remotes/hotels/1.0.0/remoteEntry.js',
    'https://salon.exemple.dz/assets/host.js',
    'https://hotels.exemple.dz/1.0.0/remoteEntry.js',
    'blob:https://salon.exemple.dz/4f3a',
  ])('lets %s through unchanged', (address) => {
    expect(allowScriptAddress(address, page, origins)).toBe(address);
  });

  it.each([
    'https://ailleurs.exemple/x.js',
    'http://salon.exemple.dz/assets/host.js',
    '//ailleurs.exemple/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'https://hotels.exemple.dz.ailleurs.exemple/x.js',
  ])('refuses %s', (address) => {
    expect(() => allowScriptAddress(address, page, origins)).toThrow(TypeError);
  });
});
