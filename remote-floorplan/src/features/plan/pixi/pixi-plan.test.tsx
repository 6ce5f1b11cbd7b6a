import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { act, render, waitFor } from '@testing-library/react';
import { Application, type Buffer, Container } from 'pixi.js';
import { buildDrawing, SHEET } from '../../../testing/drawing';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { FailureBoundary } from '../view/failure-boundary';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { MarksMesh } from './marks-mesh';
import { PixiPlan } from './pixi-plan';
import { PlanPart } from './plan-part';
import { SentBuffer } from './sent-buffer';

const draw = jest.fn();
const resize = jest.fn();
let app: Application | undefined;
let plan: FlatPlan;

beforeAll(async () => {
  plan = await loadPlan('a');
});

/** Pixi starts without a GPU; its scene graph is real. */
beforeEach(() => {
  draw.mockClear();
  resize.mockClear();
  app = undefined;
  jest.spyOn(Application.prototype, 'init').mockImplementation(async function (
    this: Application,
    options,
  ) {
    app = this;
    Object.defineProperty(this, 'renderer', {
      value: { canvas: options?.canvas, screen: { ...SHEET }, resolution: 1, resize },
    });
    this.render = draw;
  });
  jest.spyOn(Application.prototype, 'destroy').mockReturnValue(undefined);
  const context: Partial<CanvasRenderingContext2D> = {
    measureText: (text) => Object.assign(Object.create(null), { width: text.length * 7 }),
    fillText: jest.fn(),
    fillRect: jest.fn(),
    getImageData: (_x: number, _y: number, width: number, height: number) =>
      Object.assign(Object.create(null), { data: new Uint8ClampedArray(4 * width * height) }),
    putImageData: jest.fn(),
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => context,
  });
});

async function show(props: Partial<PlanDrawingProps> = {}) {
  const onFail = jest.fn();
  const onShown = jest.fn();
  const element = (extra: typeof props) => (
    <PixiPlan {...buildDrawing(plan, { ...props, ...extra })} onFail={onFail} onShown={onShown} />
  );
  const { rerender, container } = render(element({}));
  await waitFor(() => expect(draw).toHaveBeenCalled());
  await settle();
  const change = async (extra: typeof props) => {
    rerender(element(extra));
    await settle();
  };
  return { onFail, onShown, change, canvas: () => container.querySelector('canvas') };
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

function world(): Container {
  const [first] = app?.stage.children ?? [];
  if (!(first instanceof Container)) throw new Error('Pixi drew nothing');
  return first;
}

/** The numbers that the GPU would have by now. */
function sentTo(buffer: Buffer): number[] {
  if (!(buffer instanceof SentBuffer)) throw new Error('No buffer of the plan');
  const numbers = received.get(buffer) ?? [];
  for (const { data, offset } of buffer.takePieces())
    numbers.splice(offset / data.BYTES_PER_ELEMENT, data.length, ...data);
  received.set(buffer, numbers);
  return [...numbers];
}
const received = new WeakMap<Buffer, number[]>();

describe('the plan in WebGL', () => {
  it('is one world of two meshes and one overlay, whatever the number of stands', async () => {
    await show();
    expect(world().isRenderGroup).toBe(true);
    expect(world().children).toHaveLength(3);
    for (const part of world().children) expect(part).toBeInstanceOf(PlanPart);
    expect(draw).toHaveBeenCalled();
  });

  it('draws when something changed and not otherwise', async () => {
    const { change } = await show();
    const before = draw.mock.calls.length;
    await settle();
    expect(draw).toHaveBeenCalledTimes(before);
    await change({ camera: { scale: 2, x: 10, y: 20 } });
    expect(draw.mock.calls.length).toBeGreaterThan(before);
    expect([world().x, world().y, world().scale.x]).toEqual([10, 20, 2]);
  });

  it('says who is on a stand where codes are large, once the names are there', async () => {
    const { change } = await show({ camera: { scale: 1.4, x: 0, y: 0 } });
    const letters = () => {
      const labels = world().children[1];
      return labels instanceof PlanPart ? labels.geometry.indexCount / 6 : 0;
    };
    const before = letters();
    expect(before).toBeGreaterThan(0);
    const names = { occupants: new Map([['B12', 'Moulin Œuvre']]) };
    await change({ camera: { scale: 1.4, x: 0, y: 0 }, names });
    expect(letters()).toBe(before + 'MoulinŒuvre'.length);
    await change({ camera: { scale: 1.4, x: 0, y: 0 }, names: {} });
    expect(letters()).toBe(before);
  });

  it('marks what is selected, and only then', async () => {
    const { change } = await show();
    const marks = world().children[2];
    if (!(marks instanceof PlanPart)) throw new Error('No overlay');
    expect(marks.visible).toBe(false);
    await change({ selected: 'C01' });
    expect(marks.visible).toBe(true);
    const { triangles, colours } = new MarksMesh({
      plan,
      selected: 'C01',
      hovered: null,
      highlight: [],
    });
    expect(sentTo(marks.geometry.getBuffer('aColour'))).toEqual([...colours]);
    expect(sentTo(marks.geometry.indexBuffer)).toHaveLength(triangles.length);
    expect(marks.geometry.indexCount).toBe(triangles.length);
    await change({ selected: null });
    expect(marks.visible).toBe(false);
  });

  it.each([
    ['what a search has not found', { found: new Set(['C01']) }],
    ['all but what is selected', { selected: 'C01' }],
  ])('dims %s, in the same mesh', async (_name, asked) => {
    const { change } = await show();
    const mesh = world().children[0];
    if (!(mesh instanceof PlanPart)) throw new Error('No mesh');
    const colours = () => sentTo(mesh.geometry.getBuffer('aColour'));
    const before = colours();
    await change(asked);
    const changed = colours().filter((value, i) => value !== before[i]);
    expect(changed.length).toBeGreaterThan(before.length / 4);
    await change({ found: null, selected: null });
    expect(colours()).toEqual(before);
  });

  it('repaints a stand whose state has changed, in the same mesh', async () => {
    const { change } = await show();
    const mesh = world().children[0];
    if (!(mesh instanceof PlanPart)) throw new Error('No mesh');
    const { geometry } = mesh;
    const colours = () => sentTo(geometry.getBuffer('aColour'));
    const before = colours();
    const drawn = draw.mock.calls.length;
    await change({ statuses: new Map(SHIPPED.drawnStatuses).set('C02', 'held') });
    expect(world().children[0]).toBe(mesh);
    expect(mesh.geometry).toBe(geometry);
    expect(draw.mock.calls.length).toBeGreaterThan(drawn);
    const changed = colours().filter((value, i) => value !== before[i]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(before.length / 50);
  });

  it('follows the size of its sheet', async () => {
    const { change } = await show();
    await change({ size: { width: 700, height: 290 } });
    expect(resize).toHaveBeenCalledWith(700, 290, 1);
  });

  it('follows the pixels of its screen', async () => {
    const ratio = jest.replaceProperty(window, 'devicePixelRatio', 1);
    const query = Object.assign(new EventTarget(), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(query as MediaQueryList);
    await show();
    ratio.replaceValue(2);
    await act(async () => void query.dispatchEvent(new Event('change')));
    await settle();
    expect(resize).toHaveBeenLastCalledWith(SHEET.width, SHEET.height, 2);
  });

  it('says when it can be seen: from its first frame on, and not while its context is lost', async () => {
    const { onShown, canvas } = await show();
    expect(onShown.mock.calls).toEqual([[true]]);
    canvas()?.dispatchEvent(new Event('webglcontextlost'));
    expect(onShown).toHaveBeenLastCalledWith(false);
    await act(async () => void canvas()?.dispatchEvent(new Event('webglcontextrestored')));
    await settle();
    expect(onShown).toHaveBeenLastCalledWith(true);
  });

  it('sends everything anew to a restored context, and draws nothing while there is none', async () => {
    const { change, canvas } = await show({ selected: 'C01' });
    const buffers = () =>
      world().children.flatMap((part) => (part instanceof PlanPart ? part.geometry.buffers : []));
    const before = buffers().map(sentTo);
    expect(before.map(({ length }) => length)).not.toContain(0);
    const drawn = draw.mock.calls.length;
    canvas()?.dispatchEvent(new Event('webglcontextlost'));
    await change({ camera: { scale: 1.1, x: 0, y: 0 } });
    expect(draw).toHaveBeenCalledTimes(drawn);
    await change({});
    await act(async () => void canvas()?.dispatchEvent(new Event('webglcontextrestored')));
    await settle();
    expect(draw.mock.calls.length).toBeGreaterThan(drawn);
    expect(buffers().map(sentTo)).toEqual(before);
  });

  it('gives up on a context that stays lost, and on none that comes back', async () => {
    const { onFail, canvas } = await show();
    jest.useFakeTimers();
    canvas()?.dispatchEvent(new Event('webglcontextlost'));
    await act(async () => void canvas()?.dispatchEvent(new Event('webglcontextrestored')));
    jest.advanceTimersByTime(10_000);
    expect(onFail).not.toHaveBeenCalled();
    canvas()?.dispatchEvent(new Event('webglcontextlost'));
    jest.advanceTimersByTime(10_000);
    expect(onFail).toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('gives up at once where its renderer does not start', async () => {
    jest.mocked(Application.prototype.init).mockRestore();
    jest.mocked(Application.prototype.destroy).mockRestore();
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => null,
    });
    const onFail = jest.fn();
    const { container } = render(
      <FailureBoundary onFail={onFail}>
        <PixiPlan {...buildDrawing(plan)} onFail={() => undefined} onShown={() => undefined} />
      </FailureBoundary>,
    );
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(container).toBeEmptyDOMElement();
  });
});
