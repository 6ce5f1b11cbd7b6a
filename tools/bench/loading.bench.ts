/**
 * What federation costs a visitor: `/hebergement` until the hotels are on screen, through the portal and as one
 * bundle without federation, cold cache, on a slow phone connection (1.6 Mbit/s, 150 ms). The ratio counts.
 */
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { compressFolder } from '@mosta/portal-sdk/build/compress';
import { createStandaloneConfig } from '@mosta/portal-sdk/build/webpack/standalone';
import { print } from '@mosta/portal-sdk/terminal';
import { chromium } from '@playwright/test';
import webpack from 'webpack';
import { buildStale } from '../src/build/build-stale';
import { findRemote } from '../src/project';
import { publishAll } from '../src/release/publish-all';
import { findChromium } from '../src/services/chromium';
import { startServer, whenReady } from '../src/services/server';

const PORT = 4390;
const ROUNDS = 5;
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await buildStale({ stubs: false });
await publishAll(folder);
const portal = startServer({ port: PORT, dataDir: folder, env: { PORTAL_DEMO: '1' } });
await whenReady(portal, PORT);
const bundle = await serveBundle(await buildBundle());

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});
const times: Record<'bundle' | 'portal', number[]> = { bundle: [], portal: [] };
const bytes: Record<'bundle' | 'portal', number> = { bundle: 0, portal: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [kind, address] of [
    ['bundle', bundle.address],
    ['portal', `http://localhost:${PORT}`],
  ] as const) {
    const { ms, received } = await visit(`${address}/hebergement`);
    times[kind].push(ms);
    bytes[kind] = received;
  }
}
await browser.close();
bundle.server.close();
portal.kill('SIGTERM');
await rm(folder, { recursive: true, force: true });

for (const kind of ['bundle', 'portal'] as const) {
  print(
    `${kind}: ${median(times[kind]).toFixed(0)} ms, ${(bytes[kind] / 1024).toFixed(0)} KB over the wire`,
  );
}
print(`portal / bundle: ${(median(times.portal) / median(times.bundle)).toFixed(2)}`);

/** One cold visit: milliseconds until the hotels are there, and bytes received. */
async function visit(address: string): Promise<{ ms: number; received: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-DZ',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_PHONE);
  let received = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText('8 properties found').waitFor();
  const ms = performance.now() - started;
  await context.close();
  return { ms, received };
}

async function buildBundle(): Promise<string> {
  const { name, directory } = findRemote('hotels');
  const config = createStandaloneConfig(name, directory, 'production');
  const output = join(folder, 'bundle');
  await new Promise<void>((resolve, reject) => {
    webpack({ ...config, output: { ...config.output, path: output } }).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  await compressFolder(output);
  return output;
}

/** Serves the bundle as the portal serves itself: compressed beforehand, its data from the same API. */
async function serveBundle(output: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/v1/') || pathname.startsWith('/sample/')) {
      void fetch(`http://localhost:${PORT}${pathname}`).then(async (answer) => {
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? '',
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      return;
    }
    const file = extname(pathname) ? join(output, pathname) : join(output, 'index.html');
    const compressed = existsSync(`${file}.br`);
    response.writeHead(existsSync(file) ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(compressed && { 'content-encoding': 'br' }),
    });
    if (existsSync(file)) createReadStream(compressed ? `${file}.br` : file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
}

function median(values: number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
