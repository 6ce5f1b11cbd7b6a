import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { SLOW_AFTER_MS, useCancelSlowCalls } from './slow-calls';
import { useMutation } from './use-mutation';

const forEver = (): Promise<never> => new Promise(() => undefined);
const onSuccess = jest.fn();

function Page({
  call,
  refresh,
}: {
  call: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
}) {
  const cancel = useCancelSlowCalls();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: call,
    onSuccess,
    onSettled: refresh,
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Agir
      </button>
      {cancel && (
        <button type="button" onClick={cancel}>
          Annuler
        </button>
      )}
      <output>
        {[isPending && 'attend', isError && 'échec', isSuccess && 'fait'].find(Boolean)}
      </output>
    </>
  );
}

const open = (call: () => Promise<unknown>, refresh: () => Promise<unknown>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page call={call} refresh={refresh} />
    </QueryClientProvider>,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const letPass = () => act(async () => jest.advanceTimersByTime(SLOW_AFTER_MS));
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  onSuccess.mockClear();
});
afterEach(() => jest.useRealTimers());

it('is free at once when it is cancelled, although its lists cannot be had either', async () => {
  const refresh = jest.fn(forEver);
  open(forEver, refresh);
  await press('Agir');
  await letPass();
  expect(shown()).toBe('attend');
  await press('Annuler');
  await letPass();
  expect(shown()).toBe('échec');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(onSuccess).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

it('is done when nobody wants to wait for the lists any more', async () => {
  open(async () => 'answer', forEver);
  await press('Agir');
  await letPass();
  expect(shown()).toBe('attend');
  await press('Annuler');
  await letPass();
  expect(shown()).toBe('fait');
  expect(onSuccess).toHaveBeenCalledTimes(1);
});
