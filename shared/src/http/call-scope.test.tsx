import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, HttpResponse, http, neverAnswers, setupApi } from '../testing/handlers';
import { toAppError } from './app-error';
import { CallScope } from './call-scope';
import { plainClient } from './clients';
import { useMutation } from './use-mutation';

const api = setupApi();
const onDone = jest.fn();

function Hold() {
  const take = useMutation({
    mutationFn: (_, signal) => plainClient.post('v1/hold', undefined, { signal }),
    onSuccess: onDone,
  });
  return (
    <>
      <button type="button" onClick={() => take.mutate()}>
        Prendre
      </button>
      <output>{take.isPending ? 'en cours' : take.error && toAppError(take.error).code}</output>
    </>
  );
}

/** @returns leaves the view */
function open() {
  const page = (shown: boolean) => (
    <QueryClientProvider client={client}>
      {shown && (
        <CallScope>
          <Hold />
        </CallScope>
      )}
    </QueryClientProvider>
  );
  const client = new QueryClient();
  const { rerender } = render(page(true));
  return { leave: () => rerender(page(false)), client };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Prendre' }));
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  act(() => onlineManager.setOnline(true));
  onDone.mockClear();
});

it('fails at once without network, and is not sent when the network is back', async () => {
  const sent = jest.fn();
  api.use(
    http.post('*/v1/hold', () => {
      sent();
      return HttpResponse.error();
    }),
  );
  open();
  act(() => onlineManager.setOnline(false));
  await press();
  await waitFor(() => expect(shown()).toBe('OFFLINE'));
  expect(sent).toHaveBeenCalledTimes(1);
  act(() => onlineManager.setOnline(true));
  await act(() => Promise.resolve());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(onDone).not.toHaveBeenCalled();
});

it('ends the call when the network goes meanwhile, and leaves open whether it arrived', async () => {
  api.use(neverAnswers('post', '/v1/hold'));
  open();
  await press();
  expect(shown()).toBe('en cours');
  act(() => onlineManager.setOnline(false));
  await waitFor(() => expect(shown()).toBe('NETWORK'));
});

it('aborts the call when the view is left', async () => {
  api.use(neverAnswers('post', '/v1/hold'));
  const { leave, client } = open();
  await press();
  expect(client.isMutating()).toBe(1);
  leave();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(onDone).not.toHaveBeenCalled();
});

it('calls again after a failure', async () => {
  api.use(answers('post', '/v1/hold', {}));
  open();
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
