import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { renderWithProviders } from '@mosta/shared/testing/render';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SHIPPED } from '../../../testing/shipped';
import { fitCamera, homeCamera } from '../core/camera';
import { loadPlan } from '../data/load-plan';
import { PlanView } from './plan-view';
import { SHEET } from './prerendered-sheet';
import { useFullScreen } from './use-full-screen';

const SIZE = { width: 700, height: 400 };
const onClear = jest.fn();
const onSelect = jest.fn();

beforeEach(() => {
  onClear.mockClear();
  onSelect.mockClear();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE.width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE.height);
  // Less motion is asked for: every step is there at once.
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), LESS_MOTION, { media }));
});

const LESS_MOTION = {
  matches: true,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};
const stage = createRef<HTMLDivElement>();

type StageProps = { plan: Awaited<ReturnType<typeof loadPlan>>; selected?: string; foot?: number };

function Stage({ plan, selected, foot = 0 }: StageProps) {
  const [full, setFull] = useFullScreen(stage);
  return (
    <PlanView
      plan={plan}
      statuses={SHIPPED.drawnStatuses}
      name="Plan A"
      selected={selected ?? null}
      foot={foot}
      highlight={[]}
      onSelect={onSelect}
      onClear={onClear}
      describe={(code) => code}
      stage={stage}
      full={full}
      onFull={setFull}
      forceSvg
    />
  );
}

async function open(props: Omit<StageProps, 'plan'> = {}) {
  const plan = await loadPlan('a');
  const { container } = await renderWithProviders(<Stage plan={plan} {...props} />, {
    catalogues: { floorplan: () => import('../../../locales/fr.json') },
  });
  const view = () => container.querySelector('[role=img] > svg > g')?.getAttribute('transform');
  const shown = ({ x, y, scale }: ReturnType<typeof fitCamera>) =>
    `translate(${x} ${y}) scale(${scale})`;
  const minimap = () => container.querySelector('[data-minimap]');
  return { plan, view, shown, minimap };
}
const frame = () => screen.getByRole('application');
const press = (key: string) => fireEvent.keyDown(frame(), { key });

describe('the plan without dragging', () => {
  it('is moved and zoomed by keys, and shows the whole on 0', async () => {
    const { plan, view, shown } = await open();
    const home = view();
    expect(home).toBe(shown(homeCamera(SIZE, plan)));
    press('ArrowRight');
    const moved = view();
    expect(moved).not.toBe(home);
    press('+');
    expect(view()).not.toBe(moved);
    press('0');
    expect(view()).toBe(shown(fitCamera(SIZE, plan)));
    press('Escape');
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  it('has a button for every way', async () => {
    const { plan, view, shown } = await open();
    for (const name of ['Déplacer le plan vers la droite', 'Agrandir le plan']) {
      const before = view();
      fireEvent.click(screen.getByRole('button', { name }));
      expect(view()).not.toBe(before);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Voir tout le plan' }));
    expect(view()).toBe(shown(fitCamera(SIZE, plan)));
  });

  it('is enlarged by a double tap, which selects once', async () => {
    const { view } = await open();
    const before = view();
    const sheet = screen.getByRole('img');
    const at = { clientX: 100, clientY: 60, button: 0, pointerId: 1, pointerType: 'touch' };
    for (const _ of [1, 2]) {
      fireEvent.pointerDown(sheet, at);
      fireEvent.pointerUp(sheet, at);
    }
    expect(view()).not.toBe(before);
    expect(onSelect.mock.calls.length).toBeLessThan(2);
  });

  it('shows the whole hall small while a part is in view, and is moved by a press in it', async () => {
    const { view, minimap } = await open();
    const before = view();
    const map = minimap();
    if (!map) throw new Error('no minimap');
    // The end of the hall; then a drag back to its start.
    const finger = { button: 0, pointerId: 1, pointerType: 'touch', clientY: 20 };
    fireEvent.pointerDown(map, { ...finger, clientX: 195 });
    const end = view();
    expect(end).not.toBe(before);
    fireEvent.pointerMove(map, { ...finger, clientX: 1 });
    expect(view()).toBe(before);
    fireEvent.pointerUp(map, { ...finger, clientX: 1 });
    fireEvent.pointerMove(map, { ...finger, clientX: 195 });
    expect(view()).toBe(before);
    expect(onSelect).not.toHaveBeenCalled();
    press('0');
    expect(minimap()).toBeNull();
  });

  it.each([
    [0, 0],
    [700, 1],
  ])('scrolls the page where %i px at its foot would cover the selection', async (foot, times) => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await open({ selected: 'A03', foot });
    expect(scrollBy).toHaveBeenCalledTimes(times);
  });

  it('fills the window, with what lies behind inert, until Escape', async () => {
    await open();
    const behind = document.body.appendChild(document.createElement('aside'));
    fireEvent.click(screen.getByRole('button', { name: 'Plein écran' }));
    expect(behind.inert).toBe(true);
    press('Escape');
    expect(behind.inert).toBe(false);
    expect(screen.getByRole('button', { name: 'Plein écran' })).toBeVisible();
    expect(onClear).not.toHaveBeenCalled();
    behind.remove();
  });
});

it('draws once in the place of a prerendered plan, whose size it takes', async () => {
  const made = jest.spyOn(document, 'createElementNS');
  const paths = () => {
    const count = made.mock.calls.filter(([, name]) => name === 'path').length;
    made.mockClear();
    return count;
  };
  const { view } = await open();
  const [twice, shown] = [paths(), view()];
  const page = document.body.appendChild(document.createElement('div'));
  page.id = PRERENDERED_ID;
  const sheet = page.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(SHEET)) sheet.setAttribute(name, value);
  cleanup();
  const { view: viewAgain } = await open();
  page.remove();
  expect(viewAgain()).toBe(shown);
  expect(paths()).toBeLessThan(0.7 * twice);
});
