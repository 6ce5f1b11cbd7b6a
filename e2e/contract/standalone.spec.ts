import { MAIN_PORTAL, startCommand } from '../support/portal';
import { expect, test } from '../support/test';

/** Each remote alone, in its own shell, with data from the running portal. */
const REMOTES = [
  { folder: 'remote-public', path: '/date-lieu', heading: 'Date & Lieu' },
  { folder: 'remote-hotels', path: '/hebergement', heading: 'Trouvez votre séjour idéal' },
  { folder: 'remote-floorplan', path: '/PlanSalon', heading: 'Plan visuelle du salon' },
  { folder: 'remote-exhibitor', path: '/login', heading: /./ },
] as const;

for (const [index, { folder, path, heading }] of REMOTES.entries()) {
  test(`${folder} runs alone`, async ({ page }) => {
    const port = 4320 + index;
    const stop = await startCommand(['dev', folder, '--alone'], 'seul', {
      PORT: String(port),
      PORTAL: MAIN_PORTAL.url,
    });
    try {
      await page.goto(`http://localhost:${port}${path}`, { timeout: 120_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, {
        timeout: 60_000,
      });
    } finally {
      // The page would complain of the server that goes away under it.
      await page.close();
      expect(await stop()).toBe(0);
    }
  });
}
