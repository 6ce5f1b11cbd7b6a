/**
 * A real server beside jsdom: the address of the page leads the client to it.
 * @jest-environment-options {"url": "http://localhost:24117/"}
 */
import { createServer, type Server as HttpServer } from 'node:http';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Server } from 'socket.io';
import { SOCKET_CONNECTION } from '../schemas/socket.schema';
import { theSocket } from './connection';
import {
  connect,
  disconnect,
  followPublicEvents,
  onConnected,
  subscribe,
  useConnectionState,
} from './realtime';

const PORT = 24_117;

let http: HttpServer;
let io: Server;
/** Handshakes the server saw. */
let seen: { token: string }[];
/** Tokens it accepts. */
let valid: string[];

beforeEach(async () => {
  seen = [];
  valid = ['good'];
  http = createServer();
  io = new Server(http, { transports: ['websocket'], serveClient: false });
  io.use((socket, next) => {
    const auth = socket.handshake.auth as { token: string };
    seen.push(auth);
    next(valid.includes(auth.token) ? undefined : new Error('TOKEN_EXPIRED'));
  });
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(PORT, resolve));
});

afterEach(async () => {
  act(() => disconnect());
  await io.close();
});

const handshake = (token: string) => () => ({ userId: 'u1', role: 'Exhibitor', token });
const state = () => renderHook(() => useConnectionState()).result;

describe('the socket', () => {
  it('has the constants of the specification, and connects only when told to', async () => {
    const manager = theSocket().io;
    expect(manager.reconnectionDelay()).toBe(1000);
    expect(manager.reconnectionDelayMax()).toBe(5000);
    expect(manager.randomizationFactor()).toBe(0.5);
    expect(manager.timeout()).toBe(20_000);
    expect(SOCKET_CONNECTION.timeout).toBe(20_000);
    expect(theSocket().connected).toBe(false);
    expect(seen).toEqual([]);
  });

  it('hands over user, role and token, and stays one socket', async () => {
    const current = state();
    expect(current.current).toBe('disconnected');
    act(() => connect(handshake('good')));
    expect(current.current).toBe('connecting');
    await waitFor(() => expect(current.current).toBe('connected'));
    act(() => connect(handshake('good')));
    expect(seen).toEqual([{ userId: 'u1', role: 'Exhibitor', token: 'good' }]);
    expect(io.engine.clientsCount).toBe(1);
    act(() => disconnect());
    expect(current.current).toBe('disconnected');
  });

  it('passes events to subscribers until they cleanup it', async () => {
    const heard = jest.fn();
    const cleanup = subscribe('notification', heard);
    const other = jest.fn();
    const undoOther = subscribe('notification', other);
    const current = state();
    act(() => connect(handshake('good')));
    await waitFor(() => expect(current.current).toBe('connected'));
    io.emit('notification', { title: 'T', message: 'M' });
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ title: 'T', message: 'M' }));
    cleanup();
    io.emit('notification', { title: 'T2', message: 'M2' });
    await waitFor(() => expect(other).toHaveBeenCalledTimes(2));
    expect(heard).toHaveBeenCalledTimes(1);
    undoOther();
  });

  it('renews a refused token once and connects with the new one', async () => {
    let token = 'expired';
    const onRefused = jest.fn(async () => {
      token = 'good';
      return true;
    });
    const current = state();
    act(() => connect(() => handshake(token)(), { onRefused }));
    await waitFor(() => expect(current.current).toBe('connected'));
    expect(seen.map((auth) => auth.token)).toEqual(['expired', 'good']);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('gives up when the renewed token is refused too', async () => {
    const onRefused = jest.fn(async () => true);
    const current = state();
    act(() => connect(handshake('never'), { onRefused }));
    await waitFor(() => expect(seen).toHaveLength(2));
    await waitFor(() => expect(current.current).toBe('disconnected'));
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('gives up when there is no session to renew', async () => {
    const current = state();
    act(() => connect(handshake('never'), { onRefused: async () => false }));
    await waitFor(() => expect(seen).toHaveLength(1));
    await waitFor(() => expect(current.current).toBe('disconnected'));
  });

  it('is not closed for the next person by the late answer about the one before', async () => {
    let answer: (again: boolean) => void = () => undefined;
    const late = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const onRefused = jest.fn(() => late);
    const current = state();
    act(() => connect(handshake('never'), { onRefused }));
    await waitFor(() => expect(onRefused).toHaveBeenCalled());
    act(() => disconnect());
    act(() => connect(handshake('good')));
    await waitFor(() => expect(current.current).toBe('connected'));
    await act(async () => answer(false));
    expect(current.current).toBe('connected');
  });

  it('tries again later when the renewal could not be made now', async () => {
    const onRefused = jest.fn(() => Promise.reject(new Error('network')));
    const current = state();
    act(() => connect(handshake('late'), { onRefused }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    valid.push('late');
    await waitFor(() => expect(current.current).toBe('connected'));
  });

  it('comes back after the server said goodbye, with the handshake of that moment', async () => {
    let token = 'good';
    const current = state();
    act(() => connect(() => handshake(token)()));
    await waitFor(() => expect(current.current).toBe('connected'));
    token = 'newer';
    valid.push('newer');
    io.disconnectSockets(true);
    await waitFor(() => expect(current.current).toBe('reconnecting'));
    await waitFor(() => expect(current.current).toBe('connected'));
    expect(seen.map((auth) => auth.token)).toEqual(['good', 'newer']);
  });
});

describe('public events', () => {
  const anonymous = { userId: '', role: '', token: '' };
  const person = { userId: 'u1', role: 'Exhibitor', token: 'good' };
  let cleanups: (() => void)[] = [];
  const follow = () => {
    const cleanup = followPublicEvents();
    cleanups.push(cleanup);
    return cleanup;
  };
  beforeEach(() => valid.push(''));
  afterEach(() => {
    act(() => {
      for (const cleanup of cleanups) cleanup();
    });
    cleanups = [];
  });

  it('reach a visitor while something follows them, through one socket', async () => {
    const current = state();
    const heard = jest.fn();
    const cleanup = subscribe('stand', heard);
    act(() => void follow());
    const again = follow();
    await waitFor(() => expect(current.current).toBe('connected'));
    expect(seen).toEqual([anonymous]);
    io.emit('stand', { code: 'B49', state: 'option', revision: 2 });
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    act(() => again());
    act(() => again());
    expect(current.current).toBe('connected');
    act(() => cleanups[0]?.());
    expect(current.current).toBe('disconnected');
    cleanup();
  });

  it('go on through the socket of whoever signs in, and as a visitor after signing out', async () => {
    const current = state();
    const opened = jest.fn();
    const cleanup = onConnected(opened);
    act(() => void follow());
    await waitFor(() => expect(current.current).toBe('connected'));
    act(() => connect(handshake('good')));
    await waitFor(() => expect(seen).toEqual([anonymous, person]));
    await waitFor(() => expect(current.current).toBe('connected'));
    await waitFor(() => expect(io.engine.clientsCount).toBe(1));
    act(() => disconnect());
    await waitFor(() => expect(seen).toEqual([anonymous, person, anonymous]));
    await waitFor(() => expect(current.current).toBe('connected'));
    expect(opened).toHaveBeenCalledTimes(3);
    cleanup();
  });

  it('use the socket of a signed-in person as it is, and leave it open', async () => {
    const current = state();
    act(() => connect(handshake('good')));
    await waitFor(() => expect(current.current).toBe('connected'));
    const cleanup = follow();
    const opened = jest.fn();
    onConnected(opened)();
    expect(opened).toHaveBeenCalledTimes(1);
    act(() => cleanup());
    expect(current.current).toBe('connected');
    expect(seen).toEqual([person]);
  });

  it('go on as a visitor when a session is refused for good', async () => {
    const current = state();
    act(() => void follow());
    await waitFor(() => expect(current.current).toBe('connected'));
    act(() => connect(handshake('never'), { onRefused: async () => false }));
    await waitFor(() => expect(seen.map(({ token }) => token)).toEqual(['', 'never', '']));
    await waitFor(() => expect(current.current).toBe('connected'));
  });
});
