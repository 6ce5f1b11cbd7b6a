import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { startNginx } from '../support/nginx';
import { freePort, until } from '../support/processes';

const TOKEN = 'jeton-tres-secret';

/** nginx with instances that are not there: what it logs of failures is seen too. */
async function startAlone() {
  return startNginx([await freePort(), await freePort()]);
}

it('keeps the tokens of links out of its logs, wherever a request carries them', async () => {
  const { url, logged } = await startAlone();
  for (const path of [
    `/visitor-badges?badge=${TOKEN}`,
    `/login?reinitialiser=${TOKEN}`,
    `/v1/staff/mine/${TOKEN}`,
    `/v1/quote/${TOKEN}/pdf`,
    `/auth/session/${TOKEN}`,
  ]) {
    const headers = { referer: `${url}/simulation?devis=${TOKEN}` };
    expect((await fetch(url + path, { headers })).status).toBe(502);
  }
  await until('the requests are logged', () => logged().split('\n').length > 5);
  expect(logged()).toMatch(/GET \/visitor-badges 502/);
  expect(logged()).toMatch(/GET \/v1\/staff 502/);
  expect(logged()).not.toContain(TOKEN);
});

it('answers 429 to who has more requests under way than a hall full of visitors', async () => {
  const held: Socket[] = [];
  // An instance that takes every request and answers none.
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    held.push(socket);
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { url } = await startNginx([port, port]);
  const leave = new AbortController();
  const refused: number[] = [];
  const asked = Array.from({ length: 520 }, async () => {
    const answer = await fetch(`${url}/`, { signal: leave.signal }).catch(() => null);
    if (answer) refused.push(answer.status);
  });
  await until('twenty are refused', () => refused.length >= 20);
  leave.abort();
  await Promise.all(asked);
  for (const socket of held) socket.destroy();
  silent.close();
  expect(new Set(refused)).toEqual(new Set([429]));
});

it('closes a connection whose headers do not arrive', async () => {
  const { url } = await startAlone();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  // Read, so that an end would be seen as well.
  socket.resume();
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});
