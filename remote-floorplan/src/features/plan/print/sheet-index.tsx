import { FAVOURITE_PATH } from '../favourites/favourite-mark';
import { clipped, indexLayout } from './index-layout';
import { isolated } from './isolated';

export type IndexLine = { codes: string; name: string; favourite: boolean };

type SheetIndexProps = {
  lines: readonly IndexLine[];
  texts: {
    /** Instead of an index without a line. */
    noIndex: string;
    more: (count: number) => string;
  };
  start: number;
  /** From one column to the next: 1 to the right, -1 to the left. */
  away: number;
  box: { top: number; width: number; height: number };
};

/** Exhibitors with their stands, in columns that fill a box of the sheet; millimetres. */
export function SheetIndex({ lines, texts, start, away, box }: SheetIndexProps) {
  const { rows, columnWidth, lineHeight, fontSize, left } = indexLayout(lines.length, box);
  if (lines.length === 0) {
    return (
      <text x={start} y={box.top + 4} fontSize={fontSize}>
        {texts.noIndex}
      </text>
    );
  }
  const at = (i: number) => ({
    x: start + away * Math.floor(i / rows) * columnWidth,
    y: box.top + ((i % rows) + 0.8) * lineHeight,
  });
  const shown = lines.slice(0, lines.length - left);
  const indent = lines.some(({ favourite }) => favourite) ? INDENT * fontSize : 0;
  return (
    <g fontSize={fontSize}>
      {shown.map(({ codes, name, favourite }, i) => (
        <g key={`${codes} ${name}`}>
          {favourite && <FavouriteSign {...at(i)} away={away} fontSize={fontSize} />}
          <text {...at(i)} x={at(i).x + away * indent}>
            <tspan fontWeight={700}>{isolated(codes)}</tspan>
            {` ${isolated(clipped(name, columnWidth - indent - fontSize * (codes.length * 0.62 + 2), fontSize))}`}
          </text>
        </g>
      ))}
      {left > 0 && <text {...at(shown.length)}>{texts.more(left)}</text>}
    </g>
  );
}

/** Room for the sign of a favourite before a line, in sizes of its type. */
const INDENT = 1.3;

type FavouriteSignProps = { x: number; y: number; away: number; fontSize: number };

function FavouriteSign({ x, y, away, fontSize }: FavouriteSignProps) {
  const left = away < 0 ? x - fontSize : x;
  const place = `translate(${left} ${y - 0.86 * fontSize}) scale(${fontSize / 16})`;
  return <path d={FAVOURITE_PATH} fillRule="evenodd" transform={place} />;
}
