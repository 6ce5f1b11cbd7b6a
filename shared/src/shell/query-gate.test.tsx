import { AppError } from '@mosta/shared/http';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { renderWithProviders } from '../testing/render';
import { type GatedQuery, QueryGate } from './shell';

const refetch = jest.fn(async () => undefined);
const WAITING: GatedQuery<string[]> = {
  data: undefined,
  error: null,
  isFetching: true,
  isPaused: false,
  refetch,
};
const failure = new AppError({ code: 'X', status: 503, message: 'Le service est en panne.' });

function show(query: Partial<GatedQuery<string[]>>) {
  return renderWithProviders(
    <QueryGate
      query={{ ...WAITING, ...query }}
      loading={<p role="status">Chargement des fruits</p>}
      failed="Pas de fruits"
      empty={{ when: (fruits) => fruits.length === 0, show: <p>Aucun fruit</p> }}
    >
      {(fruits) => <p>{fruits.join(', ')}</p>}
    </QueryGate>,
  );
}

it('holds the place of what is loading', async () => {
  await show({});
  expect(screen.getByRole('status')).toHaveTextContent('Chargement des fruits');
});

it('says after 3 s that what comes is slow, and nothing before', async () => {
  function Page() {
    const [visited, visit] = useReducer(() => true, false);
    if (!visited)
      return (
        <button type="button" onClick={visit}>
          Ouvrir
        </button>
      );
    return (
      <QueryGate query={WAITING} failed="Pas de fruits">
        {() => null}
      </QueryGate>
    );
  }
  await renderWithProviders(<Page />);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  act(() => jest.advanceTimersByTime(2900));
  expect(screen.queryByText(/plus long que d’habitude/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText(/plus long que d’habitude/)).toBeInTheDocument();
  jest.useRealTimers();
});

it('explains a failure and tries again', async () => {
  await show({ error: failure, isFetching: false });
  expect(screen.getByRole('alert')).toHaveTextContent('Pas de fruitsLe service est en panne.');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('explains that the network is away', async () => {
  await show({ isFetching: false, isPaused: true });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Pas de fruits.*connexion/);
});

it('keeps the notice while it tries again', async () => {
  await show({ error: failure });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Réessayer/ })).toBeDisabled();
});

it('keeps data once shown when a refresh fails', async () => {
  await show({ data: ['datte', 'figue'], error: failure, isFetching: false });
  expect(screen.getByText('datte, figue')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that there is nothing', async () => {
  await show({ data: [], isFetching: false });
  expect(screen.getByText('Aucun fruit')).toBeInTheDocument();
});
