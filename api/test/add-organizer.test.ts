import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { API_ROOT } from '../src/config';
import { addOrganizer } from '../src/modules/account/add-organizer';
import { keepMailJobs } from './support/mail-jobs';
import { startTestApp, type TestApp } from './support/test-app';

const PASSWORD = 'Olivier-bleu-1925';

let service: TestApp;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp();
  mailsTo = await keepMailJobs(service);
});
afterAll(() => service.close());

const invite = (email: string, now = new Date()) =>
  addOrganizer(service.database.db, {
    ...{ email, role: 'owner', publicUrl: 'https://salon.exemple.dz', now },
  });
const tokenOf = (link: string) => new URL(link).searchParams.get('reinitialiser');
const choose = (link: string) =>
  service.app.inject({
    method: 'POST',
    url: '/auth/reset-password',
    payload: { token: tokenOf(link), password: PASSWORD },
  });

it('opens an organiser’s account by its link, once, and mails the link', async () => {
  const link = await invite('equipe@exemple.dz');
  expect(link).toMatch(/^https:\/\/salon\.exemple\.dz\/login\?reinitialiser=[\w-]{43}$/);
  const [mail] = await mailsTo('equipe@exemple.dz');
  expect(mail?.text).toContain(link);
  expect((await choose(link)).statusCode).toBe(204);
  expect((await choose(link)).statusCode).toBe(400);
  const session = await service.login('equipe@exemple.dz', PASSWORD);
  const audit = await service.app.inject({
    url: '/v1/organizer/audit',
    headers: { authorization: `Bearer ${session.access.token}` },
  });
  expect(audit.statusCode).toBe(200);
});

it('gives an organiser a new link, after which the one before opens nothing', async () => {
  const former = await invite('encore@exemple.dz');
  const link = await invite('encore@exemple.dz');
  expect((await choose(former)).statusCode).toBe(400);
  expect((await choose(link)).statusCode).toBe(204);
});

it('opens nothing after three days', async () => {
  const link = await invite('absent@exemple.dz', new Date(Date.now() - 72 * 3_600_000 - 1));
  expect((await choose(link)).statusCode).toBe(400);
});

it('makes no organiser of an exhibitor', async () => {
  await expect(invite('exposant@exemple.dz')).rejects.toThrow(
    'a déjà un compte d’exposant\u00a0; un organisateur prend une autre adresse.',
  );
});

it('is a command that prints the link, and takes no password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosta-organizer-'));
  const run = async (...args: string[]) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(API_ROOT, 'src/data-command.ts'), 'organizer', ...args],
      {
        env: {
          PATH: process.env.PATH,
          PORTAL_DATA: folder,
          PUBLIC_URL: 'https://salon.exemple.dz',
        },
      },
    );
    const [out, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, out, error };
  };
  const added = await run('add', 'Equipe@Exemple.dz');
  const refused = await run('add', 'equipe');
  const roleless = await run('add', 'equipe@exemple.dz', 'directeur');
  rmSync(folder, { recursive: true });
  expect(added).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^✓ equipe@exemple\.dz est organisateur[\s\S]+https:\/\/salon\.exemple\.dz\/login\?reinitialiser=[\w-]{43}\n/,
    ),
    error: '',
  });
  expect(roleless.error).toBe(
    'directeur\u00a0: un rôle est owner, manager, accountant, gate, reader\n',
  );
  expect(refused).toEqual({
    code: 1,
    out: '',
    error: 'equipe\u00a0: Cette adresse e-mail est incomplète.\n',
  });
});
