import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { endTimedOut } from './connections';

/** Milliseconds without demands, and the bytes a second that a body has to reach on average from then on. */
export type BodyPace = { grace: number; bytesPerSecond: number };

/** 64 kbit/s, which the slowest mobile network reaches: who sends less holds a connection rather than sends a body. */
export const BODY_PACE: BodyPace = { grace: 10_000, bytesPerSecond: 8192 };

/** Ends bodies that arrive too slowly, those that are refused already included; whole bodies are never waited for. */
export function watchBodyPace(server: Server, pace: BodyPace): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) return;
    watch(request, response, pace);
  });
}

function watch(request: IncomingMessage, response: ServerResponse, pace: BodyPace): void {
  const { socket } = request;
  const began = { at: performance.now(), bytes: socket.bytesRead };
  const check = () => {
    if (request.complete || socket.destroyed) return;
    const seconds = (performance.now() - began.at) / 1000;
    const arrived = socket.bytesRead - began.bytes;
    if (arrived < seconds * pace.bytesPerSecond) endTimedOut(socket, response.headersSent);
    else timer.refresh();
  };
  const timer = setTimeout(check, pace.grace).unref();
  request.once('end', () => clearTimeout(timer));
}
