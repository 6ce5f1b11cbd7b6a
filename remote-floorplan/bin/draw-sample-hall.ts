/**
 * Computes the two sample drawings of the hall and writes them as data (`npx tsx bin/draw-sample-hall.ts`).
 * Not part of the build: the JSON files are what the portal reads, until the organiser's own drawing replaces them.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { islands, wallRow } from './hall/rows';
import { flag, type Sketch } from './hall/sketch';
import { entrance, walls } from './hall/walls';
import { zonesAtCentre, zonesAtEnd } from './hall/zones';

const TOP = 36;
const BOTTOM = 234;
const GRADIENT: Sketch = {
  type: 'defs',
  id: '_floor',
  children: [
    { type: 'stop', id: '_floor-near', offset: 0, color: 'yellow' },
    { type: 'stop', id: '_floor-far', offset: 1, color: 'orange' },
  ],
};

function drawingA() {
  const top = wallRow({
    prefix: 'A',
    y: TOP,
    standWidth: 33,
    gap: 36,
    order: [7, 'gap', 8, 'gap', 8, 'gap', 8, 'gap', ['VIP1', 72], ['VIP2', 72], ['VIP3', 72]],
  });
  const bottom = wallRow({
    prefix: 'D',
    y: BOTTOM,
    standWidth: 32,
    gap: 36,
    order: [
      8,
      'gap',
      8,
      'gap',
      8,
      'gap',
      8,
      'gap',
      ['Sponsor Platinum 1', 107],
      ['Sponsor Platinium 2', 107],
    ],
  });
  const topDoors = [...top.gaps, 1453];
  const bottomDoors = [...bottom.gaps, 1453];
  return {
    id: 'a',
    width: 1500,
    height: 300,
    fillRule: 'nonzero',
    shapes: [
      GRADIENT,
      walls(topDoors, bottomDoors),
      ...top.shapes,
      ...islands({
        columns: [
          [150, 8],
          [448, 8],
          [746, 8],
        ],
        columnWidth: 34,
      }),
      ...zonesAtEnd(),
      ...bottom.shapes,
      ...topDoors.map((x, i) => entrance(String(i + 1), x, 'top')),
      entrance('6', 150, 'end'),
      ...bottomDoors.toReversed().map((x, i) => entrance(String(i + 7), x, 'bottom')),
      entrance('12', 150, 'start'),
    ],
  };
}

function drawingB() {
  const top = wallRow({
    prefix: 'A',
    y: TOP,
    standWidth: 33,
    gap: 34,
    order: [8, 'gap', 7, 'gap', ['VIP1', 130], ['VIP2', 130], 'gap', 8, 'gap', 7],
  });
  const bottom = wallRow({
    prefix: 'D',
    y: BOTTOM,
    standWidth: 33,
    gap: 34,
    order: [
      8,
      'gap',
      7,
      'gap',
      ['Sponsor Platinum 1', 120],
      ['Sponsor Platinium 2', 120],
      'gap',
      8,
      'gap',
      8,
    ],
  });
  return {
    id: 'b',
    width: 1500,
    height: 300,
    fillRule: 'nonzero',
    shapes: [
      GRADIENT,
      walls(top.gaps, bottom.gaps),
      ...top.shapes,
      ...islands({
        columns: [
          [150, 6],
          [366, 6],
          [1002, 6],
          [1218, 6],
        ],
        columnWidth: 32,
      }),
      ...zonesAtCentre(),
      ...bottom.shapes,
      ...top.gaps.map((x, i) => entrance(String(i + 1), x, 'top')),
      entrance('5', 150, 'end'),
      ...bottom.gaps.toReversed().map((x, i) => entrance(String(i + 6), x, 'bottom')),
      entrance('10', 150, 'start'),
    ],
  };
}

for (const drawing of [drawingA(), drawingB()]) {
  const flagged = drawing.shapes.map((shape) => ({
    ...shape,
    ...flag(shape.id, drawing.id === 'a'),
  }));
  const shapes = flagged.map((shape) => `    ${JSON.stringify(shape)}`).join(',\n');
  const head = JSON.stringify({ ...drawing, shapes: undefined })
    .slice(1, -1)
    .replaceAll(',"', ',\n  "');
  writeFileSync(
    fileURLToPath(
      new URL(`../../plan/src/drawing/shipped/drawing-${drawing.id}.json`, import.meta.url),
    ),
    `{\n  ${head},\n  "shapes": [\n${shapes}\n  ]\n}\n`,
  );
}
