import { label, type Sketch } from './sketch';

const HALL = { start: 26, end: 1474, top: 30, bottom: 270, thickness: 3 };
const DOOR = 24;

/** Walls as thin rectangles, open at the doors. */
export function walls(topDoors: number[], bottomDoors: number[]): Sketch {
  const across = (y: number, doors: number[]): Sketch[] => {
    const edges = [HALL.start, ...doors.flatMap((x) => [x - DOOR / 2, x + DOOR / 2]), HALL.end];
    return edges.flatMap((from, i): Sketch[] => {
      const to = edges[i + 1];
      if (i % 2 === 1 || to === undefined || to <= from) return [];
      return [wall(`${y}-${i}`, from, y, to - from, HALL.thickness)];
    });
  };
  const down = (x: number): Sketch[] => [
    wall(`${x}-0`, x, HALL.top, HALL.thickness, 150 - DOOR / 2 - HALL.top),
    wall(`${x}-1`, x, 150 + DOOR / 2, HALL.thickness, HALL.bottom - 150 - DOOR / 2),
  ];
  return {
    type: 'g',
    id: '_walls',
    color: 'grey',
    children: [
      ...across(HALL.top, topDoors),
      ...across(HALL.bottom - HALL.thickness, bottomDoors),
      ...down(HALL.start),
      ...down(HALL.end - HALL.thickness),
    ],
  };
}

function wall(name: string, x: number, y: number, width: number, height: number): Sketch {
  return { type: 'rect', id: `_wall-${name}`, x, y, width, height, color: 'grey' };
}

type Side = 'top' | 'bottom' | 'start' | 'end';
const ARROWS: Record<Side, { points: string; labelAt: [number, number] }> = {
  top: { points: '-13,-22 13,-22 13,-8 0,0 -13,-8', labelAt: [0, -14] },
  bottom: { points: '-13,22 13,22 13,8 0,0 -13,8', labelAt: [0, 14] },
  start: { points: '-22,-9 -8,-9 0,0 -8,9 -22,9', labelAt: [-13, 0] },
  end: { points: '22,-9 8,-9 0,0 8,9 22,9', labelAt: [13, 0] },
};

/** A numbered entrance: an arrow into the hall, outside its wall. */
export function entrance(id: string, along: number, side: Side): Sketch {
  const { points, labelAt } = ARROWS[side];
  const at: Record<Side, [number, number]> = {
    top: [along, HALL.top - 3],
    bottom: [along, HALL.bottom + 3],
    start: [HALL.start - 2, along],
    end: [HALL.end + 2, along],
  };
  const [x, y] = at[side];
  return {
    type: 'g',
    id,
    x,
    y,
    color: 'grey',
    choosable: false,
    children: [
      { type: 'polygon', id: `_arrow-${id}`, points, color: 'grey' },
      label(id, labelAt[0], labelAt[1], id),
    ],
  };
}
