import { layOutLabels, piecesIn, layOutAtlas as placePieces, quadCorners } from './label-layout';

const EVERYWHERE = { minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6 };
const layOutAtlas = (labels: Parameters<typeof piecesIn>[0], measure: () => number) =>
  placePieces(piecesIn(labels), measure);
const label = (text: string, x = 0, y = 0) => ({ text, x, y, code: text });

describe('label atlas', () => {
  it('keeps each letter once, and what joins its letters whole', () => {
    const atlas = layOutAtlas([label('B49'), label('B94'), label('مدخل')], () => 7);
    expect([...atlas.cells.keys()]).toEqual(['B', '4', '9', 'مدخل']);
  });

  it('stays small however many labels there are', () => {
    const labels = Array.from({ length: 10_000 }, (_, i) => label(`S${i}`));
    expect(layOutAtlas(labels, () => 7).height).toBeLessThan(256);
  });

  it('breaks rows so that no cell leaves the atlas or meets another', () => {
    const labels = Array.from({ length: 90 }, (_, i) => label(String.fromCharCode(0x627, i)));
    const { cells, width, height, lineHeight } = layOutAtlas(labels, () => 22);
    for (const cell of cells.values()) {
      expect(cell.x + cell.width).toBeLessThanOrEqual(width);
      expect(cell.y + lineHeight).toBeLessThanOrEqual(height);
    }
    const places = new Set([...cells.values()].map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(cells.size);
  });

  it('centres a label, and lays out those of the view alone', () => {
    const labels = [label('C01', 100, 40), label('C02', 900, 40)];
    const atlas = layOutAtlas(labels, () => 7);
    const all = layOutLabels(labels, atlas, EVERYWHERE);
    expect(all.length).toBe(2 * 3);
    const { vertices, length } = layOutLabels(labels, atlas, { ...EVERYWHERE, maxX: 500 });
    expect(length).toBe(3);
    expect([...quadCorners(length).slice(6, 12)]).toEqual([4, 5, 6, 4, 6, 7]);
    const used = vertices.slice(0, 8 * length);
    const [xs, ys] = [0, 1].map((axis) => used.filter((_, at) => at % 2 === axis));
    const middle = (values?: Float32Array) =>
      values && (Math.min(...values) + Math.max(...values)) / 2;
    expect(middle(xs)).toBeCloseTo(100);
    expect(middle(ys)).toBeCloseTo(40);
  });

  it('turns a label about its middle, and draws it in its own size', () => {
    const labels = [{ ...label('C01', 100, 40), angle: Math.PI / 2, size: 24 }];
    const atlas = layOutAtlas(labels, () => 7);
    const { vertices } = layOutLabels(labels, atlas, EVERYWHERE);
    const [xs = [], ys = []] = [0, 1].map((axis) => [
      ...vertices.filter((_, at) => at % 2 === axis),
    ]);
    const [width, height] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
    expect(width).toBeCloseTo((2 * atlas.lineHeight) / 3, 1);
    // Three letters of seven units, doubled, and the room at both ends.
    expect(height).toBeCloseTo(2 * (3 * 7 + 10 / 3), 0);
    expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(100, 3);
    expect((Math.max(...ys) + Math.min(...ys)) / 2).toBeCloseTo(40, 3);
  });

  it('gives less ink to what steps back', () => {
    const labels = [label('C01', 100, 40), label('C02', 900, 40)];
    const atlas = layOutAtlas(labels, () => 7);
    const emphasis = { codes: new Set(['C02']), strength: 0.2 };
    const emphasised = { emphasis, codes: labels.map(({ code }) => code) };
    const { glyphs } = layOutLabels(labels, atlas, EVERYWHERE, emphasised);
    const inks = Array.from({ length: 6 }, (_, quad) => (glyphs[16 * quad + 2] ?? 0) / 65_535);
    expect(inks.map((ink) => ink.toFixed(1))).toEqual(['0.8', '0.8', '0.8', '1.0', '1.0', '1.0']);
  });
});
