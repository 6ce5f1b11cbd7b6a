import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { watchBodyPace } from './body-pace';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function listen(grace: number, answerFirst: boolean): Promise<number> {
  server = createServer((request, response) => {
    request.on('error', () => undefined);
    if (answerFirst) response.writeHead(401).end();
    else {
      text(request).then(
        (body) => response.end(`${body.length} bytes`),
        () => response.destroy(),
      );
    }
  });
  watchBodyPace(server, { grace, bytesPerSecond: 1000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const HEAD = 'POST / HTTP/1.1\r\nHost: exemple.dz\r\nContent-Length: 1000\r\n\r\n';

/** Sends the head and so many bytes, then waits for the other side to end. */
async function send(port: number, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(HEAD + 'x'.repeat(bytes));
  return text(socket);
}

it('ends a body that stops arriving, with a problem document', async () => {
  const answer = await send(await listen(50, false), 10);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"REQUEST_TIMEOUT"');
});

it('ends a body that nobody waits for any more', async () => {
  const answer = await send(await listen(50, true), 10);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).not.toContain('REQUEST_TIMEOUT');
});

it('lets whole bodies be', async () => {
  const port = await listen(50, false);
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: 'x'.repeat(1000),
  });
  expect(await answer.text()).toBe('1000 bytes');
});
