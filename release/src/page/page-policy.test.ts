import { pagePolicy } from './page-policy';

const hashes = { scripts: ["'sha256-a'"], styles: [] };
const options = { remoteOrigins: [], overrides: false };

it('lets the page open its own WebSocket', () => {
  expect(pagePolicy(hashes, 'expo.exemple.dz:8443', options)).toContain(
    "connect-src 'self' ws://expo.exemple.dz:8443 wss://expo.exemple.dz:8443;",
  );
  expect(pagePolicy(hashes, '[::1]:3000', options)).toContain('ws://[::1]:3000');
});

it.each(['', 'x; script-src *', "a'unsafe-inline'", 'exemple.dz/../x'])(
  'keeps a host name that could change the policy out of it: "%s"',
  (host) => {
    expect(pagePolicy(hashes, host, options)).toContain("connect-src 'self';");
  },
);

it('opens scripts to the configured origins, and to this machine only under test', () => {
  const remoteOrigins = ['https://hotels.exemple.dz'];
  expect(pagePolicy(hashes, '', { ...options, remoteOrigins })).toContain(
    "script-src 'self' 'sha256-a' https://hotels.exemple.dz;",
  );
  expect(pagePolicy(hashes, '', options)).not.toContain('localhost');
  expect(pagePolicy(hashes, '', { ...options, overrides: true })).toContain(
    "script-src 'self' 'sha256-a' http://localhost:* http://127.0.0.1:*;",
  );
});
