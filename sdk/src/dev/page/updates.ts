import * as v from 'valibot';
import { messageSchema, type Problem, SOCKET_PATH } from '../messages';
import type { Hot } from './refresh';

const RECONNECT_MS = 500;

type Running = { hot: Hot; hash: () => string };
/** The builds whose modules run in this page. */
const running = new Map<string, Running>();
/** The newest hash that the server has told of each build. */
const offered = new Map<string, string>();
const updating = new Set<string>();
/** Whether a part of the page has failed: what React has given up is not exchanged, but loaded again. */
let broken = false;

/** Learns by which module of a build its updates can be asked for. */
export function join(build: string, hot: Hot, hash: () => string): void {
  running.set(build, { hot, hash });
}

/** Listens to the server until the page is left. */
export function followServer(showProblems: (problems: Problem[]) => void): void {
  addEventListener('portal:failure', () => {
    broken = true;
  });
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), data);
    // the server says more than this page asks for
    if (!read.success) return;
    const message = read.output;
    if (message.type === 'portal-problems') showProblems(message.data);
    else if (message.type === 'portal-reload') location.reload();
    else {
      const { build, hash } = message.data;
      const before = offered.get(build);
      offered.set(build, hash);
      // the build did not come so far as to run
      const isRetry = broken && !running.has(build) && before !== undefined && before !== hash;
      if (isRetry) location.reload();
      else void update(build);
    }
  });
  socket.addEventListener('close', () => {
    setTimeout(() => followServer(showProblems), RECONNECT_MS);
  });
}

/** Exchanges the modules of a build until the page has what the server offers. */
async function update(build: string): Promise<void> {
  const known = running.get(build);
  if (!known || updating.has(build)) return;
  updating.add(build);
  try {
    while (known.hash() !== offered.get(build)) {
      if (broken) return location.reload();
      const exchanged = await running.get(build)?.hot.check(true);
      // nothing known leads from what this page has to what the server has
      if (!exchanged) return location.reload();
    }
  } catch {
    // No module takes the change, or one failed while it did: both show best in a page of its own.
    location.reload();
  } finally {
    updating.delete(build);
  }
}
