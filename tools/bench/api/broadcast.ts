import { setTimeout as wait } from 'node:timers/promises';
import { print } from '@mosta/portal-sdk/terminal';
import WebSocket from 'ws';
import { makeExhibitors } from './accounts';
import type { Ground, Instance } from './instances';
import { quantile } from './statistics';

const SOCKETS = 2000;
const BROADCASTS = 20;
/** Milliseconds after which what has not arrived is lost. */
const PATIENCE = 5000;
/** Opened at a time: a crowd does not come in one instant. */
const WAVE = 100;
const STAND = 'B49';

type Received = { revision: number; at: number };

/** Sockets held on two instances, share of deliveries and delay of a change of state announced to all of them. */
export async function measureBroadcast({ scaled, folder }: Ground): Promise<void> {
  const seconds = await untilDelivered(scaled[0].address);
  print(`  what the holds had left to announce was delivered after ${seconds.toFixed(1)} s`);
  const received: Received[] = [];
  const sockets = await openSockets(scaled, (revision) =>
    received.push({ revision, at: performance.now() }),
  );
  const [exhibitor] = await makeExhibitors(scaled[0].address, 1, folder);
  if (!exhibitor) throw new Error('No exhibitor');
  const started: number[] = [];
  for (let round = 0; round < BROADCASTS / 2; round += 1) {
    started.push(performance.now());
    const hold = await call(`${scaled[0].address}/v1/stand/${STAND}/hold`, exhibitor);
    await arrivals(received, started.length * SOCKETS);
    started.push(performance.now());
    await call(`${scaled[1].address}/v1/hold/${hold}/release`, exhibitor);
    await arrivals(received, started.length * SOCKETS);
  }
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of sockets) socket.terminate();

  const revisions = [...new Set(received.map(({ revision }) => revision))].sort((a, b) => a - b);
  const delays = received.map(
    ({ revision, at }) => at - (started[revisions.indexOf(revision)] ?? at),
  );
  const share = (received.length / (SOCKETS * BROADCASTS)) * 100;
  print(
    `  ${open} sockets held on two instances; ${BROADCASTS} broadcasts: ${share.toFixed(2)} % delivered, median ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${quantile(delays, 0.99).toFixed(0)} ms from the call (target 300)`,
  );
}

/** Anonymous sockets, half on each instance: a bare WebSocket speaking just enough of Socket.IO's protocol. */
async function openSockets(
  instances: readonly Instance[],
  onStand: (revision: number) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS) {
    const wave = Array.from({ length: WAVE }, (_, index) => {
      const { port } = instances[index % instances.length] ?? { port: 0 };
      return openSocket(port, onStand);
    });
    sockets.push(...(await Promise.all(wave)));
  }
  return sockets;
}

function openSocket(port: number, onStand: (revision: number) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    socket.once('error', reject);
    socket.on('message', (data) => {
      const packet = data.toString();
      if (packet.startsWith('0')) socket.send('40');
      else if (packet === '2') socket.send('3');
      else if (packet.startsWith('40')) resolve(socket);
      else if (packet.startsWith('42["stand"')) {
        const [, change]: [string, { code: string; revision: number }] = JSON.parse(
          packet.slice(2),
        );
        if (change.code === STAND) onStand(change.revision);
      }
    });
  });
}

async function call(url: string, headers: { authorization: string }): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const text = await answer.text();
  return text === '' ? '' : JSON.parse(text)._id;
}

/** Waits until no event is left in the outbox. @returns seconds */
async function untilDelivered(address: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    if (/^portal_outbox_waiting\{queue="socket"\} 0$/m.test(metrics)) break;
    await wait(50);
  }
  return (performance.now() - started) / 1000;
}

async function arrivals(received: readonly Received[], expected: number): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (received.length < expected && performance.now() < deadline) await wait(5);
}
