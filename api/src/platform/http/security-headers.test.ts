import fastify from 'fastify';
import { registerSecurityHeaders } from './security-headers';

const options = { remoteOrigins: [], overrides: false, production: true };

it('asks for HTTPS on this name alone, and only where HTTPS is spoken', async () => {
  const app = fastify({ trustProxy: true });
  registerSecurityHeaders(app, options);
  app.get('/', async () => '');
  const answerOver = (protocol: string) =>
    app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });
  const { headers } = await answerOver('https');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await answerOver('http')).headers).not.toHaveProperty('strict-transport-security');
  await app.close();
});
