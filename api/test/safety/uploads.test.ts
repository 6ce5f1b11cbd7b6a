import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { participationDocuments } from '../../src/tables/document';
import { staffApplications } from '../../src/tables/staff';
import { startTestApp, type TestApp } from '../support/test-app';
import { makeCaller } from './support/callers';
import { BOUNDARY, PDF, PERSONAL, PROFESSIONAL } from './support/payloads';
import { makeParticipation } from './support/rows';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const { server } = service.app;
  expect(server.requestTimeout).toBe(300_000);
  expect(server.headersTimeout).toBe(20_000);
  expect(server.timeout).toBe(60_000);
  // The same cuts, sooner.
  Object.assign(server, {
    requestTimeout: 1500,
    headersTimeout: 1000,
    connectionsCheckingInterval: 50,
  });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const uploads = () => {
  const folder = join(service.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

function open(): { socket: Socket; answer: Promise<string> } {
  const { port } = service.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  const answer = new Promise<string>((resolve) => {
    // A server that has said no may reset what is still being sent.
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
  return { socket, answer };
}

const HEAD = `POST /v1/staff HTTP/1.1\r\nHost: exemple.dz\r\nConnection: close\r\n`;
const TYPE = `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n`;
const part = (attributes: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${attributes}\r\n\r\n${content}\r\n`;
const TEXTS =
  part('name="personalInfo"', JSON.stringify(PERSONAL)) +
  part('name="professionalInformation"', JSON.stringify(PROFESSIONAL));
const RESUME = part('name="resume"; filename="cv.pdf"', PDF);
const END = `--${BOUNDARY}--\r\n`;

/** Sends a whole body and gives the status of the answer. */
async function post(body: string, type = TYPE, head = ''): Promise<string> {
  const { socket, answer } = open();
  const bytes = Buffer.from(body);
  socket.write(`${HEAD}${type}Content-Length: ${bytes.length}\r\n${head}\r\n`);
  socket.write(bytes);
  return (await answer).slice(9, 12);
}

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const other = (boundary: string) => `Content-Type: multipart/form-data; boundary=${boundary}\r\n`;

describe('an upload over a connection', () => {
  it.each<[string, string, string, string]>([
    ['the wrong boundary', RESUME + TEXTS + END, other('autre'), '400'],
    ['no boundary', RESUME + TEXTS + END, 'Content-Type: multipart/form-data\r\n', '400'],
    [
      'an empty boundary',
      RESUME + TEXTS + END,
      'Content-Type: multipart/form-data; boundary=""\r\n',
      '400',
    ],
    ['a boundary without end', RESUME + TEXTS + END, other('x'.repeat(5000)), '400'],
    ['no body', '', TYPE, '400'],
    ['another kind of body', '{}', 'Content-Type: application/json\r\n', '415'],
    ['no kind of body', RESUME + TEXTS + END, '', '415'],
    ['a part without name', part('filename="cv.pdf"', PDF) + TEXTS + END, TYPE, '400'],
    [
      'a poisoned file',
      part('name="__proto__"; filename="cv.pdf"', PDF) + TEXTS + END,
      TYPE,
      '400',
    ],
    [
      'a poisoned constructor',
      part('name="constructor"; filename="cv.pdf"', PDF) + TEXTS + END,
      TYPE,
      '400',
    ],
    ['a file that is a text', part('name="resume"', PDF) + TEXTS + END, TYPE, '400'],
    [
      'a text that is a file',
      RESUME + part('name="personalInfo"; filename="x"', '{}') + END,
      TYPE,
      '400',
    ],
    ['five files', RESUME.repeat(5) + TEXTS + END, TYPE, '400'],
    ['a thousand parts', part('name="x"', '1').repeat(1000) + END, TYPE, '400'],
    ['a text of a megabyte', part('name="personalInfo"', 'x'.repeat(1_000_000)) + END, TYPE, '413'],
    [
      'a name of a part that has no end',
      part(`name="${'x'.repeat(5000)}"`, '1') + END,
      TYPE,
      '400',
    ],
  ])('with %s is refused, and leaves nothing', async (_case, body, type, status) => {
    expect(await post(body, type)).toBe(status);
    expect(uploads()).toEqual([]);
  });

  it.each([
    ['a path', '../../../etc/cron.d/x.pdf'],
    ['an absolute path', '/etc/passwd'],
    ['backslashes', '..\\\\..\\\\x.pdf'],
    ['NUL', 'cv.pdf\u0000.exe'],
    ['a turn of direction', '\u202efdp.exe'],
    ['no letters', '...'],
  ])('whose file is named by %s is kept under a name of ours', async (_case, name) => {
    expect(await post(part(`name="resume"; filename="${name}"`, PDF) + TEXTS + END)).toBe('201');
    const rows = await service.database.db.delete(staffApplications).returning();
    const keys = rows.flatMap(({ files }) => Object.values(files));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
    expect(JSON.stringify(rows)).not.toContain(JSON.stringify(name).slice(1, -1));
  });
});

describe('an upload that does not end', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    [
      'in its headers',
      'POST /v1/staff HTTP/1.1\r\nHost: exemple.dz\r\n',
      (socket) => socket.write('X-A: b\r\n'),
    ],
    [
      'in a body of known length',
      `${HEAD}${TYPE}Content-Length: 900000\r\n\r\n${TEXTS}`,
      (socket) => socket.write('x'),
    ],
    [
      'in chunks',
      `${HEAD}${TYPE}Transfer-Encoding: chunked\r\n\r\n${chunk(TEXTS + RESUME.slice(0, -10))}`,
      (socket) => socket.write(chunk('x')),
    ],
    ['before its first byte', `${HEAD}${TYPE}Content-Length: 900000\r\n\r\n`, () => undefined],
  ])('%s is cut off', async (_case, start, more) => {
    const before = uploads();
    const { socket, answer } = open();
    socket.write(start);
    const dripping = setInterval(() => more(socket), 50);
    const said = await answer;
    clearInterval(dripping);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toContain('REQUEST_TIMEOUT');
    while (uploads().length > before.length) await pause();
  });

  const document = part('name="file"; filename="registre.pdf"', PDF);
  it.each([
    ['half way through its file', document.slice(0, -12)],
    ['after its file, before the end of the body', document],
  ])('and whose sender hangs up %s leaves nothing in a participation', async (_case, sent) => {
    const owner = await makeCaller(service, 'Exhibitor');
    const { id = '' } = await makeParticipation(service, owner);
    const before = uploads();
    const { socket, answer } = open();
    socket.write(
      `POST /v1/participation/${id}/document HTTP/1.1\r\nHost: exemple.dz\r\n${TYPE}` +
        `Authorization: ${owner.headers.authorization}\r\nContent-Length: 900000\r\n\r\n` +
        part('name="kind"', 'register') +
        sent,
    );
    while (uploads().length === before.length) await pause();
    socket.destroy();
    await answer;
    while (uploads().length > before.length) await pause();
    expect(await service.database.db.$count(participationDocuments)).toBe(0);
  });

  it('leaves the service to others during it', async () => {
    const slow = Array.from({ length: 50 }, open);
    for (const { socket } of slow) socket.write(`${HEAD}${TYPE}Content-Length: 900000\r\n\r\n`);
    expect((await service.app.inject({ url: '/v1/hotel' })).statusCode).toBe(200);
    await Promise.all(slow.map(({ answer }) => answer));
  });

  it('is given up when its sender is refused and keeps sending', async () => {
    const { socket, answer } = open();
    socket.write(`${HEAD}${TYPE}Transfer-Encoding: chunked\r\n\r\n`);
    socket.write(chunk(part('name="resume"; filename="cv.pdf"', 'MZ program')));
    const dripping = setInterval(() => socket.write(chunk('x'.repeat(1000))), 20);
    const said = await answer;
    clearInterval(dripping);
    expect(said).toMatch(/^HTTP\/1\.1 (?:400|408) /);
    expect(uploads()).toHaveLength(6);
  });
});
