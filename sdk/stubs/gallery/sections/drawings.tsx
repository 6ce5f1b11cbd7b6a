import {
  AlmondDrawing,
  ConstructionDrawing,
  DateDrawing,
  FigDrawing,
  HoneyDrawing,
  OliveDrawing,
  OrangeDrawing,
  SardineDrawing,
  WheatDrawing,
} from '@mosta/shared/illustrations';
import * as ui from '@mosta/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { Group, Specimen } from '../specimen';
import type { SectionProps } from './section-props';

const { Box, CardGrid, Drawing, Khatam, KhatamPattern, Logo, Typography } = ui;

const PRODUCTS = {
  AlmondDrawing,
  DateDrawing,
  FigDrawing,
  HoneyDrawing,
  OliveDrawing,
  OrangeDrawing,
  SardineDrawing,
  WheatDrawing,
};

/** Every icon that the façade exports, by its name. */
const ICONS = Object.entries(ui).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType,
][];

/** The fair's drawings, and the small set of icons. */
export function Drawings(props: SectionProps) {
  return (
    <Group {...props}>
      <Specimen code="Logo · Khatam" row>
        <Logo />
        <Box sx={{ padding: 4, bgcolor: 'field', color: 'onBand' }}>
          <Logo onBand />
        </Box>
        <Khatam size={72} label="Étoile à huit branches" />
      </Specimen>
      <Specimen code="KhatamPattern">
        <Box sx={{ blockSize: 176 }}>
          <KhatamPattern />
        </Box>
      </Specimen>
      <Specimen code={Object.keys(PRODUCTS).join(' · ')}>
        <CardGrid columns={{ xs: 2, sm: 4 }}>
          {Object.entries(PRODUCTS).map(([name, Product]) => (
            <Named key={name} name={name}>
              <Product size={96} />
            </Named>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen code="ConstructionDrawing · Drawing" row>
        <ConstructionDrawing size={120} label="Étoile en chantier" />
        <Drawing size={72} label="Cadre de 120 unités">
          <rect width={120} height={120} style={ui.fill('saffron')} />
        </Drawing>
      </Specimen>
      <Specimen code="import { …Icon } from '@mosta/shared/ui'" note="Toutes les icônes du portail">
        <CardGrid columns={{ xs: 2, sm: 3, lg: 6 }} gap={4}>
          {ICONS.map(([name, Icon]) => (
            <Named key={name} name={name}>
              <Icon />
            </Named>
          ))}
        </CardGrid>
      </Specimen>
    </Group>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ textAlign: 'center', minInlineSize: 0 }}>
      {children}
      <Typography variant="body2" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    </Box>
  );
}
