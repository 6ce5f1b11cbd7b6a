import { resolve } from 'node:path';
import { readConfig } from './config';

it('needs nothing: every variable has a default', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    port: 3000,
    host: undefined,
    databaseUrl: undefined,
    dataDir: resolve('.portal'),
    demo: false,
    overrides: false,
    remoteOrigins: [],
    trustProxy: false,
    logLevel: 'warn',
  });
});

it('takes an empty variable for an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

it('reads what is set', () => {
  const config = readConfig({
    PORT: '8080',
    PORTAL_DEMO: '1',
    REMOTE_ORIGINS: 'https://a.exemple.dz, https://b.exemple.dz:8443',
    TRUST_PROXY: '2',
    NODE_ENV: 'production',
  });
  expect(config).toMatchObject({
    port: 8080,
    demo: true,
    remoteOrigins: ['https://a.exemple.dz', 'https://b.exemple.dz:8443'],
    trustProxy: 2,
    logLevel: 'info',
  });
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
  expect(readConfig({ TRUST_PROXY: 'loopback, fd00::/8' }).trustProxy).toBe('loopback, fd00::/8');
});

it.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REDIS_URL', 'localhost'],
  ['PORTAL_DEMO', 'oui'],
  ['AUTH_SECRET', 'court'],
  ['REMOTE_ORIGINS', 'https://a.exemple.dz/chemin'],
  ['REMOTE_ORIGINS', "https://a.exemple.dz,'unsafe-eval'"],
  ['TRUST_PROXY', 'oui'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['NODE_ENV', 'prod'],
])('refuses %s=%s with one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^La variable d’environnement ${name} est refusée\u00a0: [^\\n]+\\.$`),
  );
});

it('demands a secret where several processes must share it', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/mosta' };
  expect(() => readConfig(environment)).toThrow(/AUTH_SECRET est obligatoire/);
  expect(readConfig({ ...environment, AUTH_SECRET: 'x'.repeat(32) }).authSecret).toHaveLength(32);
});
