import { layOutLabels } from './label-layout';

const label = (text: string, x = 0, y = 0) => ({ text, x, y, code: text });

describe('label atlas', () => {
  it('keeps each distinct text once and a quad for every label', () => {
    const layout = layOutLabels([label('B49'), label('1'), label('B49', 50, 50)], () => 20);
    expect(layout.cells.map(({ text }) => text)).toEqual(['B49', '1']);
    expect(layout.indices).toHaveLength(18);
    expect([...layout.uvs.slice(0, 8)]).toEqual([...layout.uvs.slice(16, 24)]);
  });

  it('breaks rows so that no text leaves the atlas or meets another', () => {
    const labels = Array.from({ length: 90 }, (_, i) => label(`A${i}`));
    const { cells, width, height, lineHeight } = layOutLabels(labels, () => 22);
    for (const cell of cells) {
      expect(cell.x + cell.width).toBeLessThanOrEqual(width);
      expect(cell.y + lineHeight).toBeLessThanOrEqual(height);
    }
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(90);
  });

  it('centres the quad on the label', () => {
    const { vertices } = layOutLabels([label('C01', 100, 40)], () => 20);
    expect(((vertices[0] ?? 0) + (vertices[2] ?? 0)) / 2).toBeCloseTo(100);
    expect(((vertices[1] ?? 0) + (vertices[5] ?? 0)) / 2).toBeCloseTo(40);
  });
});
