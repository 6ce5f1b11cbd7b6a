import { writeFile } from 'node:fs/promises';
import { MAIN_PORTAL, portalAt, runCommand, startPortal } from '../support/portal';
import { expect, test } from '../support/test';

test('a port in use is reported in one sentence', async () => {
  const { code, output } = await runCommand(['start'], { PORT: String(MAIN_PORTAL.port) });
  expect(code).not.toBe(0);
  expect(output.trim()).toMatch(new RegExp(`^Le port ${MAIN_PORTAL.port} est déjà utilisé.*$`));
});

test('a PORT that is no port is reported in one sentence', async () => {
  const { code, output } = await runCommand(['start'], { PORT: 'trois-mille' });
  expect(code).not.toBe(0);
  expect(output.trim()).toMatch(/^PORT doit être un nombre.*$/);
});

test('a second portal on the same data is refused at once', async () => {
  const { code, output } = await runCommand(['start'], {
    PORT: '4313',
    PORTAL_DATA: MAIN_PORTAL.dataDir,
  });
  expect(code).not.toBe(0);
  expect(output).toMatch(/déjà|utilis/);
  expect(output).not.toMatch(/\n\s+at /);
});

test('a data folder that cannot be one is reported without a stack', async () => {
  const file = `${portalAt(4314, 'broken').dataDir}.file`;
  await writeFile(file, 'not a folder');
  const { code, output } = await runCommand(['start'], { PORT: '4314', PORTAL_DATA: file });
  expect(code).not.toBe(0);
  expect(output).not.toMatch(/\n\s+at /);
});

test('Ctrl-C closes everything, and the next start is quick and finds its data', async ({
  request,
}) => {
  const portal = portalAt(4315, 'again');
  const first = await startPortal(portal);
  expect(await first()).toBe(0);
  const second = await startPortal(portal);
  const hotels = await request.get(`${portal.url}/v1/hotel`);
  expect(((await hotels.json()) as unknown[]).length).toBeGreaterThan(0);
  expect(await second()).toBe(0);
});
