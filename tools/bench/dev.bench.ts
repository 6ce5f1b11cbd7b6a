/**
 * What a developer waits for: `npm run dev -- <remote>` until the portal shows the remote, cold and with what the run
 * before has left, and an edit until its text is on the screen, in Chromium. Medians; a busy machine doubles them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '@mosta/portal-sdk/browser/chromium';
import { print } from '@mosta/portal-sdk/terminal';
import { chromium, type Page } from '@playwright/test';
import { buildStale } from '../src/build/build-stale';
import { findRemote, ROOT } from '../src/project';
import { publishAll } from '../src/release/publish-all';
import { findChromium } from '../src/services/chromium';
import { startServer, whenReady } from '../src/services/server';

const PORTAL_PORT = 4396;
const PORT = 4397;
const EDITS = 10;
const PAGE = join('src', 'pages', 'hebergement', 'accommodation-page.tsx');
const HEADING = "t('page.heading')";

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await buildStale({ stubs: false });
await publishAll(data);
const portal = startServer({ port: PORTAL_PORT, dataDir: data, env: { PORTAL_DEMO: '1' } });
await whenReady(portal, PORTAL_PORT);
const remote = await copyOfHotels();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});

const cold = await start();
await stop(cold.child);
const warm = await start();
const page = await browser.newPage();
await page.goto(`http://localhost:${PORT}/hebergement`);
await page.getByRole('heading', { level: 1, name: /Trouvez/ }).waitFor();
const edits: number[] = [];
for (let index = 0; index < EDITS; index += 1) edits.push(await edit(page, index));

await browser.close();
await stop(warm.child);
await stop(portal);
await Promise.all([data, remote].map((folder) => rm(folder, { recursive: true, force: true })));

print(`  ready, cold: ${(cold.ms / 1000).toFixed(1)} s`);
print(`  ready, warm: ${(warm.ms / 1000).toFixed(1)} s`);
print(`  an edit on the screen: ${Math.round(median(edits))} ms (median of ${EDITS})`);

/** A benchmark that is killed leaves no edit in the repository. */
async function copyOfHotels(): Promise<string> {
  const { directory } = findRemote('hotels');
  const folder = await mkdtemp(join(tmpdir(), 'remote-bench-'));
  for (const part of ['src', 'package.json']) {
    await cp(join(directory, part), join(folder, part), { recursive: true });
  }
  await symlink(join(directory, 'node_modules'), join(folder, 'node_modules'));
  const project = { extends: join(ROOT, 'tsconfig.base.json'), files: ['src/paths.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return folder;
}

async function start(): Promise<{ child: ChildProcess; ms: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'bin', 'mosta.mjs'), 'dev', remote], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: `${PORT}`, PORTAL: `http://localhost:${PORTAL_PORT}` },
  });
  await new Promise<void>((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('est prêt dans le portail')) resolve();
    });
  });
  return { child, ms: performance.now() - started };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** @returns milliseconds from the written file to the text on the screen */
async function edit(shown: Page, index: number): Promise<number> {
  const file = join(remote, PAGE);
  const source = await readFile(file, 'utf8');
  const text = `essai ${index}`;
  const edited = source.replace(/title=\{[^}]*\}/, `title={${HEADING} + ' ${text}'}`);
  const started = performance.now();
  await writeFile(file, edited);
  await shown.getByRole('heading', { level: 1, name: text }).waitFor();
  return performance.now() - started;
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
