import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalAt, runCommand, startPreparedPortal } from '../support/portal';
import { RemoteCopy } from '../support/remote-copy';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '..', '..');
const HOST_DIST = join(ROOT, 'host', 'dist');

const portal = portalAt(4311, 'release');
test.use({ baseURL: portal.url });

/** One hash over every file of the built host. */
async function hostFingerprint(): Promise<string> {
  const entries = await readdir(HOST_DIST, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

test('a remote published while the portal runs appears on the next load, and rollback takes it away', async ({
  page,
  keepRunning,
}) => {
  await keepRunning(startPreparedPortal(portal));
  const copy = await RemoteCopy.of('remote-hotels');
  const env = { PORTAL_DATA: portal.dataDir };
  try {
    const before = await hostFingerprint();
    await page.goto('/hebergement');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');

    await copy.edit('locales/fr.json', 'Trouvez votre séjour idéal', 'Un titre publié à chaud');
    const from = await copy.build();
    const publish = await runCommand(['portal', 'publish', 'hotels', '--from', from], env);
    expect(publish.output).toContain('est publié');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un titre publié à chaud');

    const rollback = await runCommand(['portal', 'rollback', 'hotels'], env);
    expect(rollback.code).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
    expect(await hostFingerprint()).toBe(before);

    // What a redeploy does: it publishes what is there already, and must not bring it back.
    const again = await runCommand(['portal', 'publish', 'hotels', '--from', from], env);
    expect(again.output).toContain('était déjà publié');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');

    const status = await runCommand(['portal', 'status', 'hotels'], env);
    expect(status.output).toMatch(/retirée[\s\S]*active|active[\s\S]*retirée/);
  } finally {
    await copy.remove();
  }
});
