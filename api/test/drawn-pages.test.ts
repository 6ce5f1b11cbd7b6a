import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readFailingPages } from '@mosta/release/failing-pages';
import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { organizerEditionListSchema } from '@mosta/shared/schemas/organizer-edition.schema';
import * as v from 'valibot';
import { DrawnPages } from '../src/portal/drawing/drawn-pages';
import { announceNews } from './support/news';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const FRAME = '<style></style><main>[[portal-page]]</main>';
/** The host's: its footer has the name of the fair. */
const FRAME_PROGRAM = `
exports.prepare = async () => async (path, { 'v1/edition': { product } }) =>
  '<style></style><main>[[portal-page]]</main><footer>' + product.replace('<', '') + '</footer>';
`;
/** Shows the titles of the news; one of them is more than it can draw. */
const PROGRAM = `
exports.prepare = async (language) => async (path, answers) => {
  const titles = answers['v1/news'].map(({ title }) => title);
  if (titles.includes('Panne')) throw new Error('cannot draw it');
  return '<style></style><h1>' + language + '</h1><ul><li>' + titles.join('</li><li>') + '</li></ul>';
};
`;

let service: TestApp;
let switchedOff: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  switchedOff = await startTestApp({ DRAW_PAGES: '0' });
  publishIn(service);
  publishIn(switchedOff);
});
afterAll(async () => {
  await service.close();
  await switchedOff.close();
});

function publishIn(service: TestApp): void {
  const remote = join(service.dataDir, 'remotes/exemple/1.0.0/prerender');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const language of ['fr', 'en']) {
    write(join(service.hostDist, `prerender/${language}.html`), FRAME);
    write(join(remote, language, 'bonjour.html'), '<style></style><p>Un instant</p>');
  }
  write(join(remote, 'draw.cjs'), PROGRAM);
  write(join(service.hostDist, 'prerender/draw.cjs'), FRAME_PROGRAM);
  const version = exampleVersion('1.0.0');
  const routes = version.descriptor.routes.map((route) =>
    route.path === '/Bonjour' ? { ...route, prerender: true, data: ['v1/news'] } : route,
  );
  const descriptor = { ...version.descriptor, routes };
  writeRegistry(
    service.dataDir,
    exampleRegistry({ versions: { '1.0.0': { ...version, descriptor } } }),
  );
}

async function page(address = '/Bonjour'): Promise<string> {
  const answer = await service.app.inject({ url: address, headers: { accept: 'text/html' } });
  return answer.body;
}

/** The page once it has a text. */
async function pageWith(text: string, address?: string): Promise<string> {
  for (;;) {
    const shown = await page(address);
    if (shown.includes(text)) return shown;
    await wait(50);
  }
}

const announce = async (title: string) =>
  announceNews(service, bearer(await service.organizer()), {
    ...{ title, content: 'Un texte </script><b>' },
  });

it('shows what an organiser has changed in the next answers, with the data it was drawn from', async () => {
  await announce('Le salon ouvre');
  const shown = await pageWith('<li>Le salon ouvre</li>');
  expect(shown).toContain('<h1>fr</h1>');
  const [, data = ''] =
    /<script type="application\/json" id="portal-data">(.*?)<\/script>/.exec(shown) ?? [];
  expect(JSON.parse(data)).toEqual({
    'v1/edition': FIRST_PUBLIC_EDITION,
    'v1/news': expect.arrayContaining([
      expect.objectContaining({ title: 'Le salon ouvre', content: 'Un texte </script><b>' }),
    ]),
  });
  expect(await pageWith('<li>Le salon ouvre</li>', '/Bonjour?langue=en')).toContain('<h1>en</h1>');
});

it('keeps the last good page while a drawing fails, and says so in the metrics', async () => {
  await announce('Panne');
  for (let metrics = ''; !/page_drawing_seconds_count\{outcome="failed"\} [1-9]/.test(metrics); ) {
    metrics = await service.app.metrics.registry.metrics();
    await wait(50);
  }
  const shown = await page();
  expect(shown).toContain('<li>Le salon ouvre</li>');
  expect(shown).not.toContain('Panne');
  const { failingPages } = (await service.app.inject('/readyz')).json();
  expect(failingPages).toContainEqual({
    ...{ baseUrl: '/remotes/exemple/1.0.0/', language: 'fr', path: '/Bonjour' },
    since: expect.stringMatching(/^\d{4}-/),
  });
  // `portal status` reads the same from the data folder
  while (!(await readFailingPages(service.dataDir)).some(({ path }) => path === '/Bonjour'))
    await wait(50);
  // the live page then asks at once for what its answers have become
  expect(shown).toContain('id="portal-data" data-former>');
});

it('names the edition in the head, the frame and the data of a page, and soon what has changed of it', async () => {
  const headers = bearer(await service.organizer());
  const url = '/v1/organizer/edition';
  const listed = await service.app.inject({ url, headers });
  const [edition] = v.parse(organizerEditionListSchema, listed.json());
  if (!edition) throw new Error('There is no edition');
  const { _id, version, product } = edition;
  expect(await page()).toContain(`property="og:site_name" content="${product}"`);
  const payload = { version, product: 'Salon <b>' };
  await service.app.inject({ method: 'PATCH', url: `${url}/${_id}`, headers, payload });
  const after = await page();
  expect(after).toContain(' - Salon &lt;b&gt;</title>');
  expect(after).toContain('property="og:site_name" content="Salon &lt;b&gt;"');
  expect(after).toContain('"product":"Salon \\u003cb>"');
  expect(after).not.toContain('<footer>');
  await pageWith('<footer>Salon b></footer>');
  const program = await service.app.inject('/prerender/draw.cjs');
  expect(program.statusCode).toBe(404);
});

it('leaves a page to its build where drawing is switched off, whatever was drawn before', async () => {
  const before = new DrawnPages(join(switchedOff.dataDir, 'pages'));
  const name = { baseUrl: '/remotes/exemple/1.0.0/', language: 'fr', path: '/Bonjour' } as const;
  await before.keep(name, { key: 'former', text: '<style></style><p>Autrefois</p>', data: '{}' });
  const { body } = await switchedOff.app.inject({
    url: '/Bonjour',
    headers: { accept: 'text/html' },
  });
  expect(body).toContain('<p>Un instant</p>');
  expect(body).not.toContain('Autrefois');
});

it('sends nobody the program, nor the drawings of the build', async () => {
  for (const file of ['draw.cjs', 'fr/bonjour.html', '../prerender/draw.cjs']) {
    const answer = await service.app.inject(`/remotes/exemple/1.0.0/prerender/${file}`);
    expect(answer.statusCode).toBe(404);
  }
});
