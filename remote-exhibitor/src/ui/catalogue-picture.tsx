import { shownText } from '@mosta/shared/domain/content-text';
import { useLanguage } from '@mosta/shared/i18n';
import type { CatalogueGroup, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
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
  /** With the organiser's own picture; a drawing stands in for one that is missing or broken. */
  item: Pick<CatalogueItem, 'category' | 'parentCategory' | 'imagePath' | 'picture'>;
  /** Edge in pixels. */
  size?: number;
};

/** Picture of an item of the catalogue, whole in a square. Its name stands beside a drawing, which says nothing more. */
export function CataloguePicture({ item, size = 72 }: CataloguePictureProps) {
  const { category, parentCategory, imagePath, picture } = item;
  const language = useLanguage();
  const [broken, setBroken] = useState<string | null>(null);
  const Picture = BY_CATEGORY.get(category.normalize('NFC')) ?? BY_GROUP[parentCategory];
  const shown = imagePath !== null && broken !== imagePath;
  return (
    <Box
      aria-hidden={!(shown && picture)}
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
      {shown ? (
        <Box
          component="img"
          src={imagePath}
          width={picture?.width}
          height={picture?.height}
          alt={picture ? shownText(picture.alt, language) : ''}
          lang={picture && picture.alt[language] === '' ? 'fr' : undefined}
          loading="lazy"
          onError={() => setBroken(imagePath)}
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'contain', bgcolor: 'onBand' }}
        />
      ) : (
        <Box sx={{ padding: '14%', display: 'grid' }}>
          <Picture />
        </Box>
      )}
    </Box>
  );
}
