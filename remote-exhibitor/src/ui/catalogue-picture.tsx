import type { CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import { type ComponentType, useState } from 'react';
import {
  AnimationDrawing,
  CatalogueDrawing,
  DigitalDrawing,
  PrintDrawing,
} from './catalogue/print-drawings';
import {
  CleaningDrawing,
  NetworkDrawing,
  PlaceDrawing,
  PowerDrawing,
  StaffDrawing,
  WaterDrawing,
} from './catalogue/service-drawings';
import {
  ColdDrawing,
  DecorationDrawing,
  FurnitureDrawing,
  ScreenDrawing,
} from './catalogue/supply-drawings';

/** Drawings by the catalogue's word for a category; the organiser may add categories, which take their group's. */
const BY_CATEGORY: ReadonlyMap<string, ComponentType> = new Map([
  ['Mobilier', FurnitureDrawing],
  ['Froid', ColdDrawing],
  ['Audiovisuel', ScreenDrawing],
  ['Décoration', DecorationDrawing],
  ['Électricité', PowerDrawing],
  ['Eau', WaterDrawing],
  ['Entretien', CleaningDrawing],
  ['Personnel', StaffDrawing],
  ['Internet', NetworkDrawing],
  ['Emplacement', PlaceDrawing],
  ['Impression', PrintDrawing],
  ['Catalogue', CatalogueDrawing],
  ['Numérique', DigitalDrawing],
  ['Animation', AnimationDrawing],
]);

const BY_GROUP: Record<CatalogueGroup, ComponentType> = {
  Fournitures: FurnitureDrawing,
  Service: StaffDrawing,
  Communication: PrintDrawing,
};

type CataloguePictureProps = {
  category: string;
  group: CatalogueGroup;
  /** The organiser's own picture; a drawing stands in for one that is missing or broken. */
  imagePath: string | null;
  /** Edge in pixels. */
  size?: number;
};

/** Picture of an item of the catalogue; its name stands beside, so that it is hidden from assistive technology. */
export function CataloguePicture({ category, group, imagePath, size = 72 }: CataloguePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const Picture = BY_CATEGORY.get(category.normalize('NFC')) ?? BY_GROUP[group];
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        inlineSize: size,
        blockSize: size,
        display: 'grid',
        borderRadius: RADIUS.field,
        overflow: 'hidden',
        bgcolor: 'wheat',
      }}
    >
      {imagePath && broken !== imagePath ? (
        <Box
          component="img"
          src={imagePath}
          alt=""
          loading="lazy"
          onError={() => setBroken(imagePath)}
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Box sx={{ padding: '14%', display: 'grid' }}>
          <Picture />
        </Box>
      )}
    </Box>
  );
}
