import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { Box, fill, type Paint, Typography } from '@mosta/shared/ui';

/** Marks of the plan and their position; the legend explains them. */
const MARKS = [
  { key: 'hypermarket', x: 400, y: 74 },
  { key: 'forecourt', x: 400, y: 224 },
  { key: 'parking', x: 108, y: 224 },
  { key: 'bus', x: 706, y: 344 },
  { key: 'stepFree', x: 560, y: 318 },
] as const;

const STANDS = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => ({
    x: 248 + column * 34,
    y: 156 + row * 36,
    row,
    column,
  })),
).flat();
const STAND_COLOURS: readonly Paint[] = ['saffron', 'clay', 'sage', 'saffron'];
const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** The venue seen from above: hypermarket, forecourt with the stands, car park, bus stop, step-free way. */
export function VenuePlan() {
  const { t } = useTranslation('public');
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 800 400"
        role="img"
        aria-label={t('access.image')}
        sx={{ display: 'block', inlineSize: '100%', borderRadius: RADIUS.card }}
      >
        <rect width={800} height={400} style={fill('sand')} />
        <rect y={356} width={800} height={44} style={fill('field')} />
        {PLACES.map((index) => (
          <rect
            key={index}
            x={20 + index * 66}
            y={376}
            width={34}
            height={4}
            style={fill('sand')}
          />
        ))}
        <rect x={210} y={24} width={380} height={100} rx={8} style={fill('grove')} />
        <rect x={226} y={40} width={348} height={68} rx={4} style={fill('sage')} />
        <rect x={210} y={136} width={380} height={196} rx={8} style={fill('paper')} />
        {STANDS.map(({ x, y, row, column }) => (
          <rect
            key={`${row} ${column}`}
            x={x}
            y={y}
            width={28}
            height={28}
            rx={3}
            style={fill(STAND_COLOURS[row] ?? 'saffron')}
          />
        ))}
        <rect x={24} y={136} width={168} height={196} rx={8} style={fill('gulf')} />
        {PLACES.slice(0, 7).map((index) => (
          <g key={index} style={fill('onBand')} opacity={0.75}>
            <rect x={34 + index * 24} y={146} width={2.5} height={48} />
            <rect x={34 + index * 24} y={274} width={2.5} height={48} />
          </g>
        ))}
        <rect x={640} y={324} width={132} height={24} rx={6} style={fill('clay')} />
        <circle cx={640} cy={150} r={22} style={fill('sage')} />
        <circle cx={694} cy={190} r={28} style={fill('sage')} />
        <circle cx={746} cy={140} r={20} style={fill('sage')} />
        <path
          d="M192 318H640"
          fill="none"
          stroke="var(--mui-palette-ink)"
          strokeWidth={5}
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        {MARKS.map(({ key, x, y }, index) => (
          <g key={key} transform={`translate(${x} ${y})`}>
            <circle r={21} style={fill('paper')} />
            <circle r={18} style={fill('ink')} />
            <text y={7} textAnchor="middle" fontSize={20} fontWeight={650} style={fill('paper')}>
              {index + 1}
            </text>
          </g>
        ))}
      </Box>
      <Box component="figcaption" sx={{ mt: 4 }}>
        <Box
          component="ol"
          sx={{
            m: 0,
            paddingInlineStart: 5,
            display: 'grid',
            columnGap: 12,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, auto)' },
            justifyContent: 'start',
          }}
        >
          {MARKS.map(({ key }) => (
            <li key={key}>{t(`access.legend.${key}`)}</li>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('access.caption')}
        </Typography>
      </Box>
    </Box>
  );
}
