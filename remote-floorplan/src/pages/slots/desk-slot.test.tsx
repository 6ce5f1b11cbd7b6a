import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { answers, HttpResponse, http, setupApi } from '@mosta/shared/testing/handlers';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadPlan } from '../../features/plan/data/load-plan';
import remote from '../../remote';
import type * as socket from '../../testing/fake-realtime';
import DeskSlot from './desk-slot';

jest.mock(
  '@mosta/shared/realtime',
  () => jest.requireActual<typeof socket>('../../testing/fake-realtime').realtime,
);

const server = setupApi();
beforeEach(() => server.use(answers('get', '/v1/hall', shippedHalls())));

const PLACES = [
  { code: 'B12', group: 1, title: 'B12, Conserverie exemple', use: 'moves' },
  { code: 'B13', group: 0, title: 'B13', use: 'free' },
  { code: 'B14', group: 0, title: 'B14', use: 'free' },
];

async function open(props: Record<string, unknown>) {
  if (!remote.catalogue) throw new Error('The remote has no texts');
  const onChoose = jest.fn();
  const onMove = jest.fn();
  await renderWithProviders(<DeskSlot {...props} onChoose={onChoose} onMove={onMove} />, {
    catalogues: { floorplan: remote.catalogue },
  });
  const sheet = await screen.findByRole('img', { name: /^Plan de la halle/ });
  const place = (code: string) => {
    const found = sheet.querySelector(`[data-code="${code}"]`);
    if (!found) throw new Error(`No ${code} on the plan`);
    return found;
  };
  /** A press of the first button; coordinates of the test page are those of the plan. */
  const press = (target: Element, keys: { ctrlKey?: boolean } = {}) => {
    fireEvent.pointerDown(target, { button: 0, ...keys });
    fireEvent.pointerUp(target, { button: 0, ...keys });
  };
  return { onChoose, onMove, sheet, place, press };
}
const GIVEN = { places: PLACES, groups: ['Libres', 'Réservés'], chosen: ['B13'] };

it('draws the given stands with what is said of each', async () => {
  const { sheet, place } = await open(GIVEN);
  expect(sheet.querySelectorAll('[data-code]')).toHaveLength(PLACES.length);
  expect(place('B12')).toHaveTextContent('B12, Conserverie exemple');
});

it('chooses one stand, or with a key several, and nothing on the floor', async () => {
  const { onChoose, place, press, sheet } = await open(GIVEN);
  press(place('B12'));
  expect(onChoose).toHaveBeenLastCalledWith(['B12']);
  press(place('B12'), { ctrlKey: true });
  expect(onChoose).toHaveBeenLastCalledWith(['B13', 'B12']);
  press(sheet);
  expect(onChoose).toHaveBeenLastCalledWith([]);
});

it('moves a stand that is dragged to a free one, unless Escape calls it off', async () => {
  const { onMove, place, sheet } = await open(GIVEN);
  document.elementFromPoint = () => place('B14');
  const drag = () => {
    fireEvent.pointerDown(place('B12'), { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(sheet, { clientX: 20, clientY: 0 });
    fireEvent.pointerMove(sheet, { clientX: 40, clientY: 0 });
    expect(screen.getByText('Lâchez pour déplacer B12 vers B14.')).toBeVisible();
  };
  drag();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText(/^Lâchez/)).not.toBeInTheDocument();
  fireEvent.pointerUp(sheet);
  expect(onMove).not.toHaveBeenCalled();
  drag();
  fireEvent.pointerUp(sheet);
  expect(onMove).toHaveBeenCalledWith('B12', 'B14');
});

it('chooses all stands of a group from the legend, and counts them', async () => {
  const { onChoose } = await open(GIVEN);
  fireEvent.click(screen.getByRole('button', { name: 'Libres\u00a0: 2' }));
  expect(onChoose).toHaveBeenCalledWith(['B13', 'B14']);
  expect(screen.getByRole('button', { name: 'Réservés\u00a0: 1' })).toBeVisible();
});

it('draws the hall alone from what makes no sense', async () => {
  const { sheet } = await open({ places: 'B12' });
  expect(sheet.querySelectorAll('[data-code]')).toHaveLength(0);
});

it('draws nothing before it is known which stands are joined, whose other parts have no look', async () => {
  const [hall] = shippedHalls();
  const joins = [{ code: 'B12', parts: ['B12', 'B13'] }];
  let answer: (() => void) | undefined;
  server.use(
    http.get('/v1/hall', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      const places = hall?.places.filter(({ code }) => code !== 'B13');
      return HttpResponse.json([{ ...hall, places, joins }]);
    }),
  );
  const opened = open({
    ...GIVEN,
    places: PLACES.filter(({ code }) => code !== 'B13'),
    chosen: [],
  });
  await waitFor(() => expect(answer).toBeDefined());
  // What the slot began before has been read, too.
  await act(() => loadPlan('a'));
  expect(screen.queryByRole('img', { name: /^Plan de la halle/ })).not.toBeInTheDocument();
  act(() => answer?.());
  const { sheet, place } = await opened;
  expect(place('B12')).toHaveTextContent('B12, Conserverie exemple');
  expect(sheet.querySelectorAll('[data-code]')).toHaveLength(PLACES.length - 1);
});
