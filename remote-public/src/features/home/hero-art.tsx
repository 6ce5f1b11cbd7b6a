import { Box, fill, KhatamPattern } from '@mosta/shared/ui';

/** Olive trees on the second band: foot and size. */
const TREES = [
  { x: 64, y: 176, size: 0.9 },
  { x: 150, y: 150, size: 1 },
  { x: 330, y: 148, size: 0.8 },
  { x: 452, y: 174, size: 0.8 },
  { x: 548, y: 178, size: 1.15 },
  { x: 650, y: 172, size: 0.9 },
  { x: 742, y: 154, size: 1.2 },
] as const;

/** Ears of wheat on the third: foot and size. */
const EARS = Array.from({ length: 17 }, (_, index) => ({
  x: 22 + index * 47,
  size: 0.85 + ((index * 5) % 4) * 0.1,
}));

/** Zellige, a low sun over it, then the sea and a boat, an olive grove, and the wheat. */
export function HeroArt() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        overflow: 'hidden',
        blockSize: '100%',
        minBlockSize: { xs: 'max(236px, 56vw)', md: 560 },
      }}
    >
      <KhatamPattern sx={{ position: 'absolute', inset: 0 }} />
      <Box
        sx={{
          position: 'absolute',
          insetBlockStart: '11%',
          insetInlineEnd: '13%',
          inlineSize: { xs: 96, sm: 150, md: 196 },
          aspectRatio: '1',
          borderRadius: '50%',
          color: 'saffron',
          bgcolor: 'currentColor',
          borderStyle: 'solid',
          borderColor: 'paper',
          borderWidth: { xs: '10px', md: '20px' },
          // By night the moon.
          '[data-scheme="dark"] &': { bgcolor: 'paper', boxShadow: 'inset 2em -1em' },
        }}
      />
      <Landscape />
    </Box>
  );
}

/** The three bands and what stands on them; as wide as its box, at its foot. */
function Landscape() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 340"
      width={800}
      height={340}
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        inlineSize: '100%',
        blockSize: 'auto',
        // The sail stands above the drawing's edge.
        overflow: 'visible',
        // The sun stands at the other end: so does the boat.
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <g transform="translate(196 14)">
        <path d="M6-74V0L-46-8Z" style={fill('onBand')} />
        <path d="M14-92V0L66-6C62-44 44-74 14-92Z" style={fill('saffron')} />
        <path d="M-62 8H84C76 30 64 42 48 46H-30C-46 38-56 26-62 8Z" style={fill('clay')} />
      </g>
      <path d="M0 62C170 22 330 54 480 54C620 54 710 34 800 16V340H0Z" style={fill('gulf')} />
      {TREES.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <rect x={-5} y={-34} width={10} height={52} style={fill('clay')} />
          <ellipse cx={-16} cy={-44} rx={24} ry={17} style={fill('sage')} />
          <ellipse cx={16} cy={-50} rx={26} ry={20} style={fill('sage')} />
        </g>
      ))}
      <path
        d="M0 164C190 120 340 152 500 162C640 170 730 150 800 128V340H0Z"
        style={fill('field')}
      />
      {EARS.map(({ x, size }) => (
        <g key={x} transform={`translate(${x} 262) scale(${size})`} style={fill('saffron')}>
          <rect x={-1.5} y={-20} width={3} height={90} />
          <ellipse cy={-30} rx={5} ry={10} />
          {[-16, 0].map((y) => (
            <g key={y}>
              <ellipse cx={-8} cy={y} rx={5} ry={9} transform={`rotate(-28 -8 ${y})`} />
              <ellipse cx={8} cy={y} rx={5} ry={9} transform={`rotate(28 8 ${y})`} />
            </g>
          ))}
        </g>
      ))}
      <path
        d="M0 274C180 244 360 272 520 276C650 279 730 268 800 254V340H0Z"
        style={fill('clay')}
      />
    </Box>
  );
}
