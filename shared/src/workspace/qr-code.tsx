import { RADIUS } from '@mosta/shared/theme';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Four modules of white around the code, as the standard asks. */
const SHAPE = { ecc: 'M', border: 4 } as const;

type QrCodeProps = { text: string; label: string; size: number };

/** A QR code, dark on light in both schemes: cameras want it so. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const { path, width } = useMemo(() => {
    const rows = encode(text, SHAPE).data;
    const squares = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: squares.join(''), width: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      style={{ display: 'block', borderRadius: RADIUS.field, colorScheme: 'light' }}
    >
      <rect width={width} height={width} fill="Canvas" />
      <path d={path} fill="CanvasText" />
    </svg>
  );
}
