import { connect, createServer } from 'node:net';
import { UserError } from '@mosta/portal-sdk/user-error';

const WAIT_MS = 1500;

/** Whether something accepts connections there. */
export function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: WAIT_MS });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** @throws UserError when something else listens there */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(
        new UserError(
          busy
            ? `Le port ${port} est déjà utilisé : arrêtez l’autre programme ou choisissez-en un autre (PORT=3001 npm start).`
            : `Le port ${port} ne peut pas être ouvert (${error.code ?? error.message}).`,
        ),
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
