import type { ConnectionState } from '@mosta/shared/realtime';
import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { useSyncExternalStore } from 'react';
import { renderWithProviders } from '../testing/render';
import { ConnectionNotice } from './connection-notice';

expect.extend(toHaveNoViolations);

const mockSocket = {
  state: 'connected' as ConnectionState,
  listeners: new Set<() => void>(),
};
function mockConnectionState(): ConnectionState {
  return useSyncExternalStore(
    (changed) => {
      mockSocket.listeners.add(changed);
      return () => void mockSocket.listeners.delete(changed);
    },
    () => mockSocket.state,
  );
}
jest.mock('@mosta/shared/realtime', () => ({ useConnectionState: () => mockConnectionState() }));

/** The socket comes into another state. */
function become(state: ConnectionState): void {
  act(() => {
    mockSocket.state = state;
    for (const changed of mockSocket.listeners) changed();
  });
}

function network(there: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shownText = () => screen.getByRole('status').textContent;
const LOST = 'Connexion perdue, reconnexion…';
const BACK = 'Connexion rétablie';

async function show() {
  mockSocket.state = 'connected';
  const page = await renderWithProviders(<ConnectionNotice />);
  jest.useFakeTimers();
  return page;
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says nothing while the connection stands, or when a loss is soon mended', async () => {
  await show();
  expect(shownText()).toBe('');
  become('reconnecting');
  pass(1900);
  become('connected');
  pass(10_000);
  expect(shownText()).toBe('');
});

it('says that the connection is lost, and for a moment that it is back', async () => {
  await show();
  become('reconnecting');
  pass(2100);
  expect(shownText()).toBe(LOST);
  become('connected');
  expect(shownText()).toBe(BACK);
  pass(4100);
  expect(shownText()).toBe('');
});

it('notices a lost network before the socket does', async () => {
  await show();
  network(false);
  pass(2100);
  expect(shownText()).toBe(LOST);
  network(true);
  expect(shownText()).toBe(BACK);
});

it('does not call a connection back that was closed, as that of an expired session is', async () => {
  await show();
  become('reconnecting');
  pass(2100);
  become('disconnected');
  expect(shownText()).toBe('');
});

it('has nothing that axe objects to', async () => {
  const { container } = await show();
  become('reconnecting');
  pass(2100);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});
