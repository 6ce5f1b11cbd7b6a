import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layBuild, makeBuild } from '@mosta/release/testing/build';

const folder = mkdtempSync(join(tmpdir(), 'portal-command-'));
process.env.PORTAL_DATA = join(folder, 'data');
process.env.INIT_CWD = folder;

let printed = '';
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command as `npm run portal -- …` does: its code, and what it printed. */
async function portal(...args: string[]): Promise<{ code: number; text: string }> {
  const { command } = await import('./portal');
  printed = '';
  const code = await command(args);
  return { code, text: printed };
}

/** Lays a build beside, as another repository would, and gives its version. */
async function build(script: string): Promise<string> {
  const { files, version } = makeBuild('exemple', script);
  await layBuild(join(folder, script), files);
  return version;
}

it('says what to do while nothing is published', async () => {
  expect(await portal('status')).toEqual({
    code: 0,
    text: 'Rien n’est publié : npm run portal -- publish <remote>\n',
  });
  expect((await portal('status', '--json')).text).toBe('{}\n');
  expect((await portal('log')).text).toBe('Rien n’a encore été publié.\n');
  expect((await portal('verify')).code).toBe(0);
});

it('refuses what cannot be done with a sentence', async () => {
  for (const [args, sentence] of [
    [['publish'], /Usage/],
    [['rollback', 'exemple', '--strange'], /Option refusée/],
    [['rollback', 'exemple'], /ne connaît pas exemple/],
    [['status', 'Exemple !'], /n’est pas un nom de remote/],
    [['publish', 'exemple'], /Aucun remote « exemple »/],
    [['publish', 'exemple', '--from', 'none'], /Le dossier .*none n’existe pas/],
    [['gc', '--keep', '0'], /--keep attend/],
    [['token', 'add'], /Usage/],
  ] as const) {
    await expect(portal(...args)).rejects.toThrow(sentence);
  }
});

it('publishes builds made elsewhere, takes them back, tries and promotes them', async () => {
  const [one, two] = [await build('one'), await build('two')];
  expect((await portal('publish', 'exemple', '--from', 'one')).text).toContain(`${one} est publié`);
  await portal('publish', 'exemple', '--from', join(folder, 'two'));
  const back = await portal('rollback', 'exemple');
  expect(back.text).toMatch(
    new RegExp(`${two}.*retirée[^]*${one}.*active|${one}.*active[^]*retirée`),
  );

  const again = await portal('publish', 'exemple', '--from', 'two');
  expect(again.text).toContain('était déjà publié');
  expect(JSON.parse((await portal('status', '--json')).text)).toMatchObject({
    exemple: { active: one, previous: null, versions: { [two]: { withdrawn: true } } },
  });

  await portal('canary', 'exemple', two, '10');
  expect((await portal('status')).text).toContain('à l’essai, 10 %');
  expect(JSON.parse((await portal('promote', 'exemple', '--json')).text)).toMatchObject({
    exemple: { active: two, previous: one },
  });
  expect((await portal('disable', 'exemple')).text).toContain('fermé');
  await portal('enable', 'exemple');
  const actions = (await portal('log', 'exemple', '--json')).text;
  expect(JSON.parse(actions).map(({ action }: { action: string }) => action)).toEqual([
    ...['publish', 'publish', 'rollback', 'canary', 'promote', 'disable', 'enable'],
  ]);
});

it('tells damage by its exit code, and what it removed', async () => {
  const version = await build('damaged');
  await portal('publish', 'exemple', '--from', 'damaged', '--no-activate');
  const file = join(folder, 'data/remotes/exemple', version, 'strange.js');
  await writeFile(file, '');
  expect(await portal('verify', 'exemple')).toMatchObject({
    code: 1,
    text: expect.stringContaining('strange.js'),
  });
  await rm(file);
  expect((await portal('verify')).code).toBe(0);
  expect(JSON.parse((await portal('gc', '--json')).text)).toEqual({ versions: {}, files: [] });
});

it('shows a token once, and lists it without', async () => {
  const help = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const token = (await portal('token', 'add', 'exemple')).text.trim();
  expect(token).toMatch(/^mosta-[\w-]+$/);
  expect(help).toHaveBeenCalled();
  const list = (await portal('token', 'list')).text;
  expect(list).toContain('valable');
  expect(list).not.toContain(token.slice(15));
  expect((await portal('token', 'list', '--json')).text).not.toContain('hash');
  expect((await portal('token', 'revoke', 'exemple')).text).toContain('1 jeton(s)');
  expect((await portal('token', 'list', 'exemple')).text).toContain('retiré le');
});
