import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as plans from '../../features/plan/data/load-plan';
import remote from '../../remote';
import * as socket from '../../testing/fake-realtime';
import { SHIPPED } from '../../testing/shipped';
import DeskSlot from './desk-slot';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

jest.mock('../../features/plan/data/load-plan', () => ({
  __esModule: true,
  ...jest.requireActual('../../features/plan/data/load-plan'),
}));

const server = setupApi();
const [main] = shippedHalls();
if (!main) throw new Error('No hall');
const joined = {
  ...{ ...main, places: main.places.filter(({ code }) => code !== 'C03') },
  joins: [{ code: 'C02', parts: ['C02', 'C03'] }],
};
const CODES = SHIPPED.entries.filter(({ choosable }) => choosable).map(({ code }) => code);
const deskOf = (codes: readonly string[], known = codes) => ({
  ...{ groups: ['Libres'], chosen: [], known },
  places: codes.map((code) => ({ code, group: 0, title: code, use: 'free' })),
});
const WITHOUT = CODES.filter((code) => code !== 'C03');

let give: (desk: ReturnType<typeof deskOf>) => void = () => undefined;
function Owner() {
  const [desk, setDesk] = useState(deskOf(CODES));
  give = setDesk;
  return <DeskSlot {...desk} />;
}

/** How often the halls were asked for. */
let asked = 0;
function tell(hall: object): void {
  server.use(
    http.get('/v1/hall', () => {
      asked += 1;
      return HttpResponse.json([hall]);
    }),
  );
}

const drawn = (code: string) =>
  screen.getByRole('img', { name: /^Plan de la halle/ }).querySelector(`[data-code="${code}"]`);

beforeEach(async () => {
  asked = 0;
  const loading = jest.spyOn(plans, 'loadDrawing');
  tell(main);
  if (!remote.catalogue) throw new Error('The remote has no texts');
  await renderWithProviders(<Owner />, { catalogues: { floorplan: remote.catalogue } });
  await screen.findByRole('img', { name: /^Plan de la halle/ });
  // Halls that answer otherwise than those before them have their drawing read anew: until then no other stands are shown.
  await act(async () => void (await Promise.all(loading.mock.results.map(({ value }) => value))));
  expect(drawn('C03')).toBeInTheDocument();
});
afterEach(() => jest.useRealTimers());

/** Stands were joined: the halls are asked for again, and have been read. */
async function redraw(): Promise<void> {
  tell(joined);
  const before = asked;
  act(() => socket.emit('stand', { code: 'C03', state: 'bloque', revision: 2, redrawn: true }));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  // What was begun with the answer has been drawn, too.
  await act(() => plans.loadPlan('a'));
}

it('shows joined stands once both are there, where the halls come first', async () => {
  const before = drawn('C02')?.innerHTML;
  await redraw();
  expect(drawn('C03')).toBeInTheDocument();
  expect(drawn('C02')?.innerHTML).toBe(before);
  act(() => give(deskOf(WITHOUT)));
  await waitFor(() => expect(drawn('C03')).not.toBeInTheDocument());
  expect(drawn('C02')?.innerHTML).not.toBe(before);
});

it('shows joined stands once both are there, where the list comes first', async () => {
  const before = drawn('C02')?.innerHTML;
  act(() => give(deskOf(WITHOUT)));
  expect(drawn('C03')).toBeInTheDocument();
  await redraw();
  await waitFor(() => expect(drawn('C03')).not.toBeInTheDocument());
  expect(drawn('C02')?.innerHTML).not.toBe(before);
});

it('shows at once what filters leave of the same stands', () => {
  act(() => give(deskOf(WITHOUT, CODES)));
  expect(drawn('C03')).not.toBeInTheDocument();
});

it('does not wait for halls that do not come', () => {
  jest.useFakeTimers();
  act(() => give(deskOf(WITHOUT)));
  expect(drawn('C03')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(5000));
  expect(drawn('C03')).not.toBeInTheDocument();
});
