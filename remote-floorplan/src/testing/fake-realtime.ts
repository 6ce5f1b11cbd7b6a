import type { ServerEvents } from '@mosta/shared/schemas/socket.schema';

/**
 * Takes the place of `@mosta/shared/realtime` in tests, without a socket:
 * `jest.mock('@mosta/shared/realtime', () => jest.requireActual('…/testing/fake-realtime').realtime)`.
 * @public named only by that call
 */
export const realtime = { subscribe, followPublicEvents, onConnected };

const heard = new Map<string, Set<(event: never) => void>>();
const openings = new Set<() => void>();
let followers = 0;
let connected = false;

function subscribe<Name extends keyof ServerEvents>(
  event: Name,
  listener: ServerEvents[Name],
): () => void {
  const listeners = heard.get(event) ?? new Set();
  heard.set(event, listeners.add(listener));
  return () => void listeners.delete(listener);
}

function followPublicEvents(): () => void {
  followers += 1;
  return () => {
    followers -= 1;
  };
}

function onConnected(listener: () => void): () => void {
  openings.add(listener);
  if (connected) listener();
  return () => void openings.delete(listener);
}

/** How many parts of the page want the socket. */
export const followerCount = () => followers;

/** The server sends an event. */
export function emit(event: keyof ServerEvents, payload: unknown): void {
  for (const listener of heard.get(event) ?? []) listener(payload as never);
}

/** The socket opens, for the first time or again. */
export function open(): void {
  connected = true;
  for (const listener of openings) listener();
}
