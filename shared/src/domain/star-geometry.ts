/** A point of the plane, y downwards as in SVG. */
export type Point = { readonly x: number; readonly y: number };

/**
 * Ratio of inner to outer radius of the star polygon {points/step}: the vertices of a regular polygon
 * joined `step` apart; neighbouring edges meet on a circle of cos(π·step/points) / cos(π·(step−1)/points).
 * {8/2} is the khatam, two squares turned by 45°; {8/3} is slimmer.
 */
export function innerRatio(points: number, step: number): number {
  return Math.cos((Math.PI * step) / points) / Math.cos((Math.PI * (step - 1)) / points);
}

type StarShape = {
  points?: number;
  step?: number;
  /** Outer radius. */
  radius: number;
  centre?: Point;
  /** Turn in degrees; at 0 a point looks up. */
  turn?: number;
};

/** Outline of a star polygon, tip and notch in turn, clockwise from the top. */
export function starOutline({
  points = 8,
  step = 2,
  radius,
  centre = { x: 0, y: 0 },
  turn = 0,
}: StarShape): Point[] {
  const notch = radius * innerRatio(points, step);
  return Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points + (turn * Math.PI) / 180 - Math.PI / 2;
    const length = index % 2 === 0 ? radius : notch;
    return { x: centre.x + length * Math.cos(angle), y: centre.y + length * Math.sin(angle) };
  });
}

/** A closed SVG path through points, to a hundredth of a unit. */
export function closedPath(outline: readonly Point[]): string {
  const round = (value: number) => String(Math.round(value * 100) / 100);
  return `M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The path of a star polygon. */
export function starPath(shape: StarShape): string {
  return closedPath(starOutline(shape));
}
