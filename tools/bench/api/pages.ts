import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { print } from '@mosta/portal-sdk/terminal';
import type { Ground } from './instances';
import { quantile } from './statistics';

const CONNECTIONS = 500;
const SECONDS = 10;
const TARGET = { rate: 3000, growth: 150 };
/** Bytes within which the head of an answer ends. */
const HEAD = 8192;

/** Requests a second of the home page by 500 readers at once, and what the process grows by meanwhile. */
export async function measurePages({ embedded }: Ground): Promise<void> {
  const { port, process } = embedded;
  const load = loadavg()[0] ?? 0;
  for (const encoding of ['br', 'gzip', 'identity']) {
    // What the first requests make once, and the code's own warming up, are no part of the figure.
    await demandPages({ port, encoding, connections: 20, seconds: 3 });
    const before = await residentMegabytes(process.pid);
    let most = before;
    const watch = setInterval(async () => {
      most = Math.max(most, await residentMegabytes(process.pid));
    }, 250);
    const delays = await demandPages({
      ...{ port, encoding, connections: CONNECTIONS, seconds: SECONDS },
    });
    clearInterval(watch);
    print(
      `  GET / (${encoding}), ${CONNECTIONS} connections: ${(delays.length / SECONDS).toFixed(0)} requests/s (target ${TARGET.rate}), p99 ${quantile(delays, 0.99).toFixed(0)} ms; RSS ${before.toFixed(0)} MB, ${(most - before).toFixed(0)} MB more at most (target ${TARGET.growth}); load before ${load.toFixed(1)}`,
    );
  }
}

type Demand = { port: number; encoding: string; connections: number; seconds: number };

/**
 * Asks for the home page again and again. It counts bytes where a client would read the answers: on two processors such
 * a client takes longer than the portal, and would be what is measured.
 * @returns the milliseconds of each answer
 */
async function demandPages({ port, encoding, connections, seconds }: Demand): Promise<number[]> {
  const question = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const end = performance.now() + seconds * 1000;
  const delays: number[] = [];
  const readUntilEnd = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let asked = 0;
      let missing = 0;
      const ask = () => {
        asked = performance.now();
        socket.write(question);
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (missing === 0) missing = lengthOf(chunk);
        missing -= chunk.length;
        if (missing > 0) return;
        const now = performance.now();
        delays.push(now - asked);
        if (now < end) return ask();
        socket.destroy();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, readUntilEnd));
  return delays;
}

/** Bytes of an answer that begins so. @throws Error unless it is a page */
function lengthOf(beginning: Buffer): number {
  const head = beginning.toString('latin1', 0, HEAD);
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
  const headEnd = head.indexOf('\r\n\r\n');
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined || headEnd < 0) {
    throw new Error(`A page answered ${head.split('\r\n')[0]}`);
  }
  return headEnd + 4 + Number(length);
}

/** What a process holds in memory. @throws Error where the system has no /proc */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
