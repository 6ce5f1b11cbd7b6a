import type { ShapeColour } from '../drawing/shape.schema';

const NAMED: Record<string, string> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  gold: '#ffd700',
  tomato: '#ff6347',
  salmon: '#fa8072',
  violet: '#ee82ee',
  lightblue: '#add8e6',
  lightgreen: '#90ee90',
  lightgrey: '#d3d3d3',
  lightgray: '#d3d3d3',
  darkorange: '#ff8c00',
};
type Rgb = readonly [number, number, number];

/** Red, green and blue from 0 to 255 of a CSS colour. @returns undefined for one that is not known */
function rgbOf(text: string): Rgb | undefined {
  const value = (NAMED[text.toLowerCase()] ?? text).toLowerCase();
  const hex = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (hex) {
    const size = hex.length < 6 ? 1 : 2;
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((at) =>
      Number.parseInt(hex.slice(at * size, (at + 1) * size).repeat(3 - size), 16),
    );
    return [r, g, b];
  }
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  const [r = 0, g = 0, b = 0] = (parts ?? []).map((part) =>
    part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part),
  );
  return parts && parts.length >= 3 && [r, g, b].every(Number.isFinite) ? [r, g, b] : undefined;
}

const HSL = /^hsla?\(\s*([-\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%/;

/** Red, green and blue of `hsl()` (CSS Color 4, section 7). */
function rgbOfHsl(text: string): Rgb | undefined {
  const [hue, saturation, lightness] = HSL.exec(text)?.slice(1).map(Number) ?? [];
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const light = lightness / 100;
  const spread = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return 255 * (light - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Hues of the specification's names, in degrees up to which each reaches. */
const HUES: readonly [number, ShapeColour][] = [
  [16, 'pink'],
  [43, 'orange'],
  [68, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [320, 'purple'],
  [360, 'pink'],
];

/** The nearest of the seven names; `paper` for what is white on a white sheet. */
export function nearestColour(text: string): ShapeColour | 'paper' | undefined {
  const rgb = rgbOf(text) ?? rgbOfHsl(text);
  if (!rgb) return undefined;
  const [r, g, b] = rgb;
  const most = Math.max(...rgb);
  const least = Math.min(...rgb);
  if (least > 245) return 'paper';
  const spread = most - least;
  if (spread < 24) return 'grey';
  const sector =
    most === r
      ? ((g - b) / spread + 6) % 6
      : most === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return HUES.find(([end]) => sector * 60 <= end)?.[1] ?? 'grey';
}
