import { CallScope, useCancellableCall } from '@mosta/shared/http';
import { Dialog } from '@mosta/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SLOW_AFTER_MS } from '../http/slow-calls';
import { renderWithProviders } from '../testing/render';
import { useErrorText } from './use-error-text';

let aborted = 0;
let answer: () => void;
/** A request over a network that hangs: it ends when it is aborted, or when the test answers. */
const request = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    answer = resolve;
    signal.addEventListener('abort', () => {
      aborted += 1;
      reject(new Error('aborted'));
    });
  });

function Sender() {
  const run = useCancellableCall();
  const errorText = useErrorText();
  const [said, setSaid] = useState('rien');
  async function send(): Promise<void> {
    setSaid('en cours');
    try {
      await run(request);
      setSaid('fait');
    } catch (error) {
      setSaid(errorText(error));
    }
  }
  return (
    <>
      <button type="button" disabled={said === 'en cours'} onClick={() => void send()}>
        Envoyer
      </button>
      <p>{said}</p>
    </>
  );
}

const draw = (inDialog = false) =>
  renderWithProviders(
    <CallScope>
      {inDialog ? (
        <Dialog open>
          <Sender />
        </Dialog>
      ) : (
        <Sender />
      )}
    </CallScope>,
  );
async function send(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Envoyer' });
  button.focus();
  await act(async () => button.click());
}
const letPass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const cancel = () => screen.getByRole('button', { name: 'Annuler' });

beforeEach(() => {
  aborted = 0;
});
afterEach(() => jest.useRealTimers());

it('offers nothing while a call takes the usual time', async () => {
  await draw();
  jest.useFakeTimers();
  await send();
  letPass(SLOW_AFTER_MS - 1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => answer());
  letPass(SLOW_AFTER_MS);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('fait')).toBeInTheDocument();
});

it('cancels a slow call, says what that means, and hears of nothing afterwards', async () => {
  await draw();
  jest.useFakeTimers();
  await send();
  letPass(SLOW_AFTER_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Le service tarde à répondre.');
  expect(cancel()).toHaveFocus();
  await act(async () => cancel().click());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(/^Vous avez annulé/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  expect(aborted).toBe(1);
  await act(async () => answer());
  expect(screen.getByText(/^Vous avez annulé/)).toBeInTheDocument();
});

it('goes by itself when the answer comes', async () => {
  await draw();
  jest.useFakeTimers();
  await send();
  letPass(SLOW_AFTER_MS);
  await act(async () => answer());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('fait')).toBeInTheDocument();
});

it('goes with the component that waited, although its call goes on', async () => {
  const { unmount } = await renderWithProviders(<Sender />);
  jest.useFakeTimers();
  await send();
  letPass(SLOW_AFTER_MS);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  unmount();
  jest.useRealTimers();
  await draw();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('goes with the view, whose calls are aborted', async () => {
  const { unmount } = await draw();
  jest.useFakeTimers();
  await send();
  letPass(SLOW_AFTER_MS);
  unmount();
  await act(async () => Promise.resolve());
  expect(aborted).toBe(1);
});

it('stands in the dialog that is open', async () => {
  await draw(true);
  jest.useFakeTimers();
  await send();
  letPass(SLOW_AFTER_MS);
  jest.useRealTimers();
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('alert')).toBeInTheDocument());
  await act(async () => within(dialog).getByRole('button', { name: 'Annuler' }).click());
  expect(within(dialog).getByText(/^Vous avez annulé/)).toBeInTheDocument();
});
