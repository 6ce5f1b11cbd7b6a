/** A table of so many lines in a box: columns of one width, the largest type that fits. Lengths in millimetres. */
export type IndexLayout = {
  columns: number;
  /** Lines in a column. */
  rows: number;
  columnWidth: number;
  lineHeight: number;
  fontSize: number;
  /** Lines that find no room even in the smallest type. */
  left: number;
};

/** Sizes of type, from comfortable to the least that paper carries. */
const FONT_SIZES = [6, 5.2, 4.4, 3.8, 3.4, 3, 2.6, 2.3, 2, 1.8];
/** Width of a column and height of a line, in sizes of its type. */
const COLUMN = 21;
const LINE = 1.5;

/** How an index of so many lines fills a box; one line is kept for what is left out. */
export function indexLayout(lines: number, box: { width: number; height: number }): IndexLayout {
  const layouts = FONT_SIZES.map((fontSize) => layoutIn(box, fontSize));
  const fits = layouts.find(({ columns, rows }) => columns * rows >= lines);
  const layout = fits ?? layouts.at(-1) ?? layoutIn(box, 1);
  const room = layout.columns * layout.rows;
  if (!fits) return { ...layout, left: lines - Math.max(0, room - 1) };
  // Columns of one height, all across the sheet.
  return { ...layout, rows: Math.max(1, Math.ceil(lines / layout.columns)), left: 0 };
}

function layoutIn({ width, height }: { width: number; height: number }, fontSize: number) {
  const lineHeight = LINE * fontSize;
  const columns = Math.max(1, Math.floor(width / (COLUMN * fontSize)));
  return {
    columns,
    rows: Math.max(1, Math.floor(height / lineHeight)),
    columnWidth: width / columns,
    lineHeight,
    fontSize,
  };
}

/** Average width of a letter, in sizes of its type: drawings cannot break or cut a line themselves. */
const LETTER = 0.56;

/** As much of a text as fits a width. */
export function clipped(text: string, width: number, fontSize: number): string {
  const most = Math.max(1, Math.floor(width / (LETTER * fontSize)));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
