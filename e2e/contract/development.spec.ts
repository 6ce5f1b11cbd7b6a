import { MAIN_PORTAL, startCommand } from '../support/portal';
import { RemoteCopy } from '../support/remote-copy';
import { expect, liveShown, test } from '../support/test';

const PORT = 4330;
const SERVER = `http://localhost:${PORT}`;
const PAGE = 'pages/hebergement/accommodation-page.tsx';
const HEADING = "title={t('page.heading')}";

// said by the host when the contract was broken on purpose
test.use({ allowedConsole: /INCOMPATIBLE/ });

test('a remote is developed inside the running portal', async ({ page, request, keepRunning }) => {
  const copy = await RemoteCopy.of('remote-hotels');
  await keepRunning(
    startCommand(['dev', copy.folder], 'est prêt dans le portail', {
      PORT: String(PORT),
      PORTAL: MAIN_PORTAL.url,
    }),
  );
  const search = page.getByRole('searchbox');
  const problems = page.getByRole('alert', { name: 'Développement' });
  try {
    await page.goto(`${SERVER}/hebergement`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
    // the drawn page is the portal's, not that of the build under work, and goes with all that it holds
    await liveShown(page);
    await search.fill('exemple 03');

    await test.step('an edited component and an edited text show, and what was typed stays', async () => {
      await copy.edit(PAGE, HEADING, "title={t('page.heading') + ' !'}");
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Trouvez votre séjour idéal !',
      );
      await copy.edit('locales/fr.json', 'Trouvez votre séjour idéal', 'Cherchez votre séjour');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cherchez votre séjour !');
      await expect(search).toHaveValue('exemple 03');
    });

    await test.step('what does not build is said, until it is mended', async () => {
      await copy.edit(PAGE, 'export default function', 'export default function (');
      await expect(problems).toContainText('La construction échoue');
      await copy.edit(PAGE, 'export default function (', 'export default function');
      await expect(problems).toHaveCount(0);
    });

    await test.step('a type error is said in the compiler’s words, until it is mended', async () => {
      await copy.edit('paths.ts', 'as const', 'as const;\nexport const WRONG: number = "text"');
      await expect(problems).toContainText('TS2322', { timeout: 120_000 });
      await copy.edit('paths.ts', 'WRONG: number', 'WRONG: string');
      await expect(problems).toHaveCount(0, { timeout: 60_000 });
    });

    await test.step('what the portal would refuse is said, until it is mended', async () => {
      await copy.edit('descriptor.ts', "contract: '^", "contract: '^9");
      await expect(problems).toContainText('CONTRACT_RANGE');
      await copy.edit('descriptor.ts', "contract: '^9", "contract: '^");
      await expect(problems).toHaveCount(0);
    });

    await test.step('another page of the portal takes the build by an override', async () => {
      const manifest = `${SERVER}/_dev/hotels/mf-manifest.json`;
      await page.goto(`${MAIN_PORTAL.url}/hebergement?mf.hotels=${manifest}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cherchez votre séjour !');
    });

    await test.step('the policy that visitors get is the one that they had', async () => {
      const policyAt = async (origin: string) => {
        const answer = await request.get(`${origin}/hebergement`, {
          headers: { accept: 'text/html' },
        });
        return answer.headers()['content-security-policy'];
      };
      expect(await policyAt(MAIN_PORTAL.url)).not.toContain(`ws://localhost:${PORT}`);
      expect(await policyAt(SERVER)).toContain(`ws://localhost:${PORT}`);
    });
  } finally {
    await copy.remove();
  }
});
