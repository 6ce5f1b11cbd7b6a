import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { layBuild, makeBuild } from '@mosta/release/testing/build';
import { sendBuild } from './send-build';

type Asked = { method?: string; url?: string; headers: IncomingMessage['headers']; body: Buffer };

let folder = '';
let server: Server;
let portal = '';
let asked: Asked[] = [];
let answer: { status: number; body: string } = { status: 201, body: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'send-'));
  await layBuild(folder, makeBuild('exemple', 'one').files);
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void buffer(request).then((body) => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  portal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const send = (more: Partial<Parameters<typeof sendBuild>[0]> = {}) =>
  sendBuild({
    ...{ portal, token: 'mosta-secret', remote: 'exemple', version: '1.0.0-abc', folder },
    ...{ commit: 'c0ffee0', activate: false },
    ...more,
  });

describe('a build that is sent to a portal', () => {
  it('goes to the address of its version, with token, commit and whether to activate it', async () => {
    answer = {
      status: 201,
      body: JSON.stringify({ version: '1.0.0-abc', published: true, active: '0.9.0' }),
    };
    expect(await send()).toEqual({ version: '1.0.0-abc', published: true, active: '0.9.0' });
    const [{ method, url, headers, body } = { headers: {}, body: Buffer.alloc(0) }] = asked;
    expect([method, url]).toEqual([
      'PUT',
      '/_portal/remotes/exemple/versions/1.0.0-abc?activate=false&commit=c0ffee0',
    ]);
    expect(headers.authorization).toBe('Bearer mosta-secret');
    expect([headers['content-type'], body[0], body[1]]).toEqual(['application/gzip', 0x1f, 0x8b]);
  });

  it('keeps the path of a portal that lies below one', async () => {
    await send({ portal: `${portal}/salon` });
    expect(asked[0]?.url).toMatch(/^\/salon\/_portal\//);
  });

  it('tells what the portal refuses, in its words', async () => {
    const problem = {
      title: 'Refusé.',
      code: 'FORBIDDEN',
      detail: 'Ce jeton ne publie que « x ».',
    };
    answer = { status: 403, body: JSON.stringify(problem) };
    await expect(send()).rejects.toThrow(/Ce jeton ne publie que « x »\. \(FORBIDDEN\)/);
    answer = { status: 502, body: '<html>Bad gateway</html>' };
    await expect(send()).rejects.toThrow(/a répondu 502/);
    answer = { status: 200, body: '<html>Bonjour</html>' };
    await expect(send()).rejects.toThrow(/n’est pas un portail/);
  });

  it('is not sent without a token, or to what is no address', async () => {
    await expect(send({ token: undefined })).rejects.toThrow(/PORTAL_TOKEN/);
    for (const wrong of ['salon', 'file:///etc', '']) {
      await expect(send({ portal: wrong })).rejects.toThrow(/n’est pas l’adresse d’un portail/);
    }
    expect(asked).toEqual([]);
  });

  it('says when the portal cannot be reached', async () => {
    await expect(send({ portal: 'http://127.0.0.1:1' })).rejects.toThrow(/ne répond pas/);
  });
});
