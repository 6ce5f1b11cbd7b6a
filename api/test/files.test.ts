import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeBuilt } from './support/registry';
import { startTestApp, type TestApp } from './support/test-app';

const SCRIPT = `export const text = '${'fruits et légumes '.repeat(200)}';`;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  writeBuilt(join(service.dataDir, 'remotes/exemple/1.0.0'), 'remoteEntry.js', SCRIPT);
  writeBuilt(join(service.hostDist, 'assets'), 'host.abcdef12.js', SCRIPT);
  writeFileSync(join(service.hostDist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(service.hostDist, 'facade-types.json'), '{"contract":"1.0.0","files":{}}');
  writeFileSync(join(service.dataDir, 'secret.json'), '{"secret":true}');
});
afterAll(() => service.close());

describe('files', () => {
  it('of a published version never change, are open to other origins and come compressed', async () => {
    const url = '/remotes/exemple/1.0.0/remoteEntry.js';
    const plain = await service.app.inject({ url });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.headers['content-type']).toContain('javascript');
    const brotli = await service.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    const gzip = await service.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('of the host are immutable when their name carries a hash', async () => {
    const hashed = await service.app.inject({ url: '/assets/host.abcdef12.js' });
    expect(hashed.headers['cache-control']).toContain('immutable');
    const plain = await service.app.inject({ url: '/favicon.svg' });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['cache-control']).toBe('no-cache');
  });

  it('of the host tell teams outside what its façades declare, without the packed SDK', async () => {
    const types = await service.app.inject({ url: '/sdk/facade-types.json' });
    expect(types.json()).toEqual({ contract: '1.0.0', files: {} });
    expect(types.headers['cache-control']).toBe('no-cache');
  });

  it('that are missing are not found, and not kept by caches', async () => {
    for (const url of ['/remotes/exemple/9.9.9/remoteEntry.js', '/assets/host.00000000.js']) {
      const response = await service.app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it.each([
    '/remotes/../secret.json',
    '/remotes/%2e%2e/secret.json',
    '/remotes/..%2fsecret.json',
    '/remotes/exemple/..%2f..%2f..%2fsecret.json',
    '/remotes/%2e%2e%2f%2e%2e%2fsecret.json',
    '/remotes//secret.json',
    '/assets/..%5c..%5csecret.json',
    '/..%2fdata%2fsecret.json',
    '/remotes/exemple/1.0.0/remoteEntry.js%00.json',
  ])('outside the folders stay out of reach: %s', async (url) => {
    const response = await service.app.inject({ url });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('"secret":true');
  });
});
