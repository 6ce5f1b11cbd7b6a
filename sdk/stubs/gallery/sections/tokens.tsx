import {
  type ColourName,
  FONT,
  MOTION,
  PALETTE,
  RADIUS,
  SPACE,
  TYPE_SCALE,
} from '@mosta/shared/theme';
import { Box, CardGrid, Typography } from '@mosta/shared/ui';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const COLOURS = Object.keys(PALETTE.light) as ColourName[];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const TEXTS = [
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

/** Colours, type scale, radii, spaces and durations of the theme. */
export function Tokens(props: SectionProps) {
  return (
    <Group
      {...props}
      lead="Le thème est le seul endroit où une couleur, un rayon ou une taille est écrit en chiffres."
    >
      <Specimen code="PALETTE" note="Clair, puis sombre">
        <CardGrid columns={{ xs: 2, sm: 3, lg: 5 }} gap={4}>
          {COLOURS.map((name) => (
            <li key={name}>
              <Swatch name={name} />
            </li>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen code="Typography · TYPE_SCALE" note={scaleText()}>
        {[...HEADINGS, ...TEXTS].map((variant) => (
          <div key={variant}>
            <Box component="code" dir="ltr" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {variant}
            </Box>
            <Typography variant={variant} component="p" sx={{ overflowWrap: 'anywhere' }}>
              Mostaganem, du 28 avril au 1er mai
            </Typography>
          </div>
        ))}
      </Specimen>
      <Specimen code="FONT">
        {Object.entries(FONT).map(([name, family]) => (
          <Box key={name} sx={{ fontFamily: family, fontSize: TYPE_SCALE.h4 }}>
            {name} · Salon · المعرض
          </Box>
        ))}
      </Specimen>
      <Specimen code="RADIUS" row>
        {Object.entries(RADIUS).map(([name, radius]) => (
          <Box
            key={name}
            sx={{ padding: 5, border: '1px solid', borderRadius: radius, bgcolor: 'wheat' }}
          >
            {name} <bdi>{radius}</bdi>
          </Box>
        ))}
      </Specimen>
      <Specimen code="SPACE · MOTION" note="Longueurs en pixels, durées en millisecondes">
        <Typography dir="ltr">{measures({ ...SPACE, ...MOTION })}</Typography>
      </Specimen>
    </Group>
  );
}

function Swatch({ name }: { name: ColourName }) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          blockSize: 72,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'line',
          borderRadius: RADIUS.field,
        }}
      >
        {[PALETTE.light[name], PALETTE.dark[name]].map((colour, index) => (
          <Box
            key={index === 0 ? 'light' : 'dark'}
            sx={{ flex: 1 }}
            style={{ background: colour }}
          />
        ))}
      </Box>
      <Box component="code" dir="ltr" sx={{ display: 'block', mt: 2, fontWeight: 650 }}>
        {name}
      </Box>
      <Typography variant="body2" dir="ltr" sx={{ color: 'text.secondary' }}>
        {PALETTE.light[name]} {PALETTE.dark[name]}
      </Typography>
    </>
  );
}

const scaleText = () => measures(TYPE_SCALE);

function measures(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ');
}
