import { connect, type Socket } from 'node:net';
import { AppError } from '../http/app-error';
import { withTimeLimit } from '../time-limit';
import type { Scanner, Verdict } from './scanner';

/** Milliseconds for the connection, for taking each piece, and for the verdict; how slowly a visitor sends is not counted. */
const PATIENCE = 5000;
/** As INSTREAM wants them: commands that end with NUL, each piece after its length, a length of nothing at the end. */
const COMMAND = 'zINSTREAM\0';
const END = Buffer.alloc(4);
/** A verdict is one line; whatever is longer does not come from clamd. */
const LONGEST_ANSWER = 4096;

/** Has files judged by clamd over TCP, by its INSTREAM command. */
export function createClamdScanner(url: string): Scanner {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    scan: async (content) => {
      const socket = connect({ host, port: Number(port || 3310) });
      try {
        const answer = readAnswer(socket);
        const send = (bytes: Buffer | string) => inTime(write(socket, bytes));
        await send(COMMAND);
        for await (const piece of content) await send(asPiece(piece));
        await send(END);
        return judge(await inTime(answer));
      } catch (error) {
        throw Object.assign(unavailable(), { cause: error });
      } finally {
        socket.destroy();
      }
    },
  };
}

const inTime = <T>(work: Promise<T>) => withTimeLimit(PATIENCE, work, () => new Error('too slow'));

function asPiece(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Ends when the connection has taken the bytes; the first waits for the connection itself. */
function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function readAnswer(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\0') || text.length > LONGEST_ANSWER) resolve(text);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed without an answer')));
  });
  // The connection may break while pieces are still being sent; their own failure tells it then.
  answer.catch(() => undefined);
  return answer;
}

/** "stream: OK" or "stream: <name> FOUND"; anything else is no verdict. */
function judge(answer: string): Verdict {
  const [line = ''] = answer.split('\0');
  if (line === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(line)) return 'infected';
  throw new Error('no verdict');
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', {
    detail:
      'Les fichiers ne peuvent pas être vérifiés pour le moment. Rien n’a été gardé\u00a0; réessayez dans quelques minutes.',
  });
}
