import { readdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Problem } from '@mosta/shared/schemas/problem.schema';
import { createClamdScanner } from '../src/platform/scanner/clamd-scanner';
import { createVirusCheck } from '../src/platform/scanner/scanner';
import { createStorage } from '../src/platform/storage/create-storage';
import { freePort, listen } from './support/ports';
import { startTestApp, type TestApp } from './support/test-app';

const VIRUS = 'contenu-refusé-exemple';
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

type Answer = (content: Buffer) => string | null;
const judge: Answer = (content) =>
  content.includes(VIRUS) ? 'stream: Exemple.Test FOUND' : 'stream: OK';

/** Speaks clamd's INSTREAM, and answers as configured, or never. */
async function startClamd(answer: Answer = judge): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = readPieces(received);
      const text = content && answer(content);
      if (text) socket.end(`${text}\0`);
    });
  });
  servers.push(server);
  return `clamd://127.0.0.1:${await listen(server)}`;
}

/** @returns the whole content once its end has arrived */
function readPieces(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return null;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const scan = (url: string, ...pieces: string[]) =>
  createClamdScanner(url).scan(Readable.from(pieces.map((piece) => Buffer.from(piece))));

describe('clamd', () => {
  it('judges a file in as many pieces as it comes', async () => {
    const url = await startClamd();
    expect(await scan(url, 'un ', 'fichier', 'x'.repeat(300_000))).toBe('clean');
    expect(await scan(url, 'xxx contenu-', 'refusé-exemple')).toBe('infected');
    expect(await scan(url)).toBe('clean');
  });

  it.each([
    ['nonsense', 'bonjour'],
    ['an error', 'INSTREAM size limit exceeded. ERROR'],
    ['a verdict about something else', 'other: OK'],
  ])('that answers %s has not judged', async (_what, text) => {
    await expect(scan(await startClamd(() => text), 'x')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('that is not there, or hangs up, has not judged', async () => {
    const gone = `clamd://127.0.0.1:${await freePort()}`;
    await expect(scan(gone, 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const server = createServer((socket) => socket.destroy());
    servers.push(server);
    const rude = `clamd://127.0.0.1:${await listen(server)}`;
    await expect(scan(rude, 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('that never answers has not judged, after five seconds', async () => {
    const silent = await startClamd(() => null);
    await expect(scan(silent, 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is left alone when the visitor hangs up', async () => {
    const content = new Readable({ read: () => undefined });
    content.push(Buffer.from('le début'));
    const check = createVirusCheck(createClamdScanner(await startClamd()));
    const passed = pipeline(content, check, async function* drain(source) {
      for await (const piece of source) yield piece;
    });
    content.destroy(new Error('hung up'));
    await expect(passed).rejects.toThrow('hung up');
  });
});

describe('uploads', () => {
  let service: TestApp;
  afterEach(() => service.close());

  const BOUNDARY = 'limite';
  const PDF = '%PDF-1.7\n';
  const upload = async (scannerUrl: string, content: string) => {
    service = await startTestApp({ SCANNER_URL: scannerUrl });
    const response = await service.app.inject({
      method: 'POST',
      url: '/v1/staff',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`,
    });
    const { code, errors } = response.json<Problem>();
    return {
      answer: [response.statusCode, code],
      named: errors?.map(({ path }) => path),
      kept: readdirSync(join(service.dataDir, 'uploads')),
    };
  };

  it('that are infected are refused and not kept', async () => {
    const { answer, named, kept } = await upload(await startClamd(), PDF + VIRUS);
    expect(answer).toEqual([422, 'INFECTED_FILE']);
    expect(named).toEqual(['resume']);
    expect(kept).toEqual([]);
  });

  it('that nobody can judge are not kept', async () => {
    const gone = `clamd://127.0.0.1:${await freePort()}`;
    const { answer, kept } = await upload(gone, PDF);
    expect(answer).toEqual([503, 'UNAVAILABLE']);
    expect(kept).toEqual([]);
  });

  it('that are clean pass, however large', async () => {
    const { answer, kept } = await upload(await startClamd(), PDF + 'x'.repeat(4_000_000));
    // The form's texts are missing: the file passed, and went with the refused form.
    expect(answer).toEqual([400, 'INVALID_INPUT']);
    expect(kept).toEqual([]);
    const storage = await createStorage({
      freeMegabytes: 0,
      dataDir: service.dataDir,
      s3: undefined,
      scannerUrl: await startClamd(),
    });
    await storage.put(Readable.from([Buffer.from('propre')]));
    expect(readdirSync(join(service.dataDir, 'uploads'))).toHaveLength(1);
  });
});
