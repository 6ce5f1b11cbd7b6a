import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '../../../src/platform/error-code';
import { until } from './processes';
import type { Service } from './service';

export type Stop = {
  answered: number;
  refused: number;
  broken: string[];
  ms: number;
  code: number | null;
};

/** One call over a connection that is kept. @returns the status once the answer is complete */
function call(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.on('data', () => undefined);
      answer.once('error', reject);
      answer.once('end', () =>
        answer.complete ? resolve(answer.statusCode ?? 0) : reject(new Error('cut')),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** Stops the service while callers call without pause over kept connections, and one has only opened a connection. */
export async function stopUnderLoad(service: Service): Promise<Stop> {
  let answered = 0;
  let refused = 0;
  const broken: string[] = [];
  let going = true;
  const caller = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (going) {
      try {
        const status = await call(service.url + path, agent);
        if (status === 200) answered += 1;
        else broken.push(`${path}: ${status}`);
      } catch (error) {
        // A connection that is not opened any more is what a balancer expects.
        if (!hasCode(error, 'ECONNREFUSED')) {
          broken.push(`${path}: ${String(error)}`);
        }
        refused += 1;
        break;
      }
      await wait(Math.random() * 20);
    }
    agent.destroy();
  };
  const paths = ['/v1/stand', '/v1/hotel', '/healthz', '/v1/stand/A01'];
  const callers = Promise.all(
    Array.from({ length: 24 }, (_, n) => caller(paths[n % 4] ?? '/healthz')),
  );
  const silent = connect(service.port, '127.0.0.1');
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  await until('calls are answered', () => answered > 200);
  const began = Date.now();
  service.child.kill('SIGTERM');
  const { code } = await service.ended;
  const ms = Date.now() - began;
  going = false;
  await callers;
  silent.destroy();
  return { answered, refused, broken, ms, code };
}
