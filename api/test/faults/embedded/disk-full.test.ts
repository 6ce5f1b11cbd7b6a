import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../../src/platform/error-code';
import { SAMPLE_ORGANIZER, SAMPLE_PASSWORD } from '../../../src/sample/sample-data';
import { makeFolder, undoAtEnd, until } from '../support/processes';
import { type Service, startService } from '../support/service';
import { applicationForm } from '../support/staff';

let folder: string;
let service: Service;
let headers: Record<string, string>;

beforeAll(async () => {
  folder = makeFolder('disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder]);
  undoAtEnd(() => {
    execFileSync('umount', [folder]);
  });
  service = await startService({ PORTAL_DATA: folder, PORTAL_DEMO: '1' });
  await service.ready();
  const answer = await fetch(`${service.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: SAMPLE_ORGANIZER, password: SAMPLE_PASSWORD }),
  });
  const { access } = (await answer.json()) as { access: { token: string } };
  headers = { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' };
});

/** Takes all the room there is, whatever the service writes at the same time. @returns what gives it back */
function fill(): () => void {
  const path = join(folder, 'filler');
  const block = Buffer.alloc(64 * 1024);
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}

const write = async () =>
  (
    await fetch(`${service.url}/v1/notification`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'Exemple', message: 'x'.repeat(900) }),
    })
  ).status;
const upload = async () =>
  (await fetch(`${service.url}/v1/staff`, { method: 'POST', body: applicationForm() })).status;
const read = async () => (await fetch(`${service.url}/v1/stand`)).status;

it('refuses what needs room with 503, goes on reading, and writes again when there is room', async () => {
  expect([await write(), await upload(), await read()]).toEqual([202, 201, 200]);
  const makeRoom = fill();
  const files = readdirSync(join(folder, 'uploads')).length;
  expect(await upload()).toBe(503);
  expect(readdirSync(join(folder, 'uploads'))).toHaveLength(files);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 400 && !statuses.includes(503); attempt += 1) {
    statuses.push(await write());
  }
  process.stdout.write(
    `disk full: ${statuses.length} writes until the first refusal, ${statuses.at(-1)}\n`,
  );
  expect(statuses.at(-1)).toBe(503);
  expect(await read()).toBe(200);
  makeRoom();
  await until('writes work again', async () => (await write()) === 202, 60_000);
  expect(await upload()).toBe(201);
});
