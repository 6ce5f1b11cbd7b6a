import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installRemote, installSdk, PACKED, portal, startInPortal } from '../support/outside';
import { portalAt, runCommand, startPreparedPortal } from '../support/portal';
import { expect, test } from '../support/test';

const running = portalAt(4317, 'own-repository');
/** Where the remote is developed inside of the portal. */
const DEVELOPED = 4331;
test.use({ baseURL: running.url });

test('a team writes a remote in a repository of its own, which conforms, publishes it by HTTP, sees its page in the portal, and develops it there', async ({
  page,
  keepRunning,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const cwd = join(folder, 'remote-media');
  const packing = await runCommand(['portal', 'sdk']);
  expect(packing.output).toContain('mosta-portal-sdk-');
  await keepRunning(startPreparedPortal(running));
  const started = Date.now();
  try {
    await installSdk(folder);
    const written = await portal(folder, ['new', 'media', '--sdk', PACKED]);
    expect(written).toMatchObject({ code: 0, output: expect.stringContaining('npx portal test') });
    expect(await readdir(folder)).toEqual(['node_modules', 'remote-media']);
    expect(await readdir(join(cwd, '.github', 'workflows'))).toEqual(['media.yml']);
    await installRemote(folder, 'remote-media');

    const env = await tokenOf('media');
    const publish = () => portal(folder, ['publish', '--portal', running.url], { cwd, env });
    expect(await publish()).toMatchObject({
      code: 0,
      output: expect.stringContaining('est publié sur'),
    });

    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Salon' }).click();
    await page.getByRole('link', { name: 'Media' }).first().click();
    await expect(page).toHaveURL(/\/media$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Une nouvelle page');
    process.stdout.write(`  first page after ${((Date.now() - started) / 1000).toFixed(1)} s\n`);

    // With the host and the stubs that the SDK brings along, and without a portal.
    const conforming = await portal(folder, ['conform', 'dist', '--json'], { cwd });
    expect(conforming.output).toContain('"conforms": true');
    expect(conforming.code).toBe(0);

    const args = ['dev', '--portal', running.url, '--port', String(DEVELOPED)];
    const stop = await startInPortal(folder, args, 'est prêt dans le portail', { cwd });
    try {
      await page.goto(`http://localhost:${DEVELOPED}/media`);
      await expect(heading).toHaveText('Une nouvelle page');
      const texts = join(cwd, 'src', 'locales', 'fr.json');
      const before = await readFile(texts, 'utf8');
      await writeFile(texts, before.replace('"Une nouvelle page"', '"Nos photos"'));
      await expect(heading).toHaveText('Nos photos');
    } finally {
      // the page listens to the command until it is left
      await page.goto('about:blank');
      // what it builds lies in the folder that is removed
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** What lets a pipeline publish that remote and no other. */
async function tokenOf(remote: string): Promise<{ PORTAL_TOKEN: string }> {
  const { output } = await runCommand(['portal', 'token', 'add', remote, '--json'], {
    PORTAL_DATA: running.dataDir,
  });
  const { token } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as { token: string };
  return { PORTAL_TOKEN: token };
}
