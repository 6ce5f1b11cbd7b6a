import { useTranslation } from '@mosta/shared/i18n';
import {
  AlmondDrawing,
  DateDrawing,
  FigDrawing,
  HoneyDrawing,
  OliveDrawing,
  OrangeDrawing,
  SardineDrawing,
  WheatDrawing,
} from '@mosta/shared/illustrations';
import { Box, CardGrid, Typography } from '@mosta/shared/ui';

const PRODUCE = [
  ['olive', OliveDrawing],
  ['orange', OrangeDrawing],
  ['wheat', WheatDrawing],
  ['fig', FigDrawing],
  ['sardine', SardineDrawing],
  ['honey', HoneyDrawing],
  ['date', DateDrawing],
  ['almond', AlmondDrawing],
] as const;

/** The products of the region, drawn, each with what is made of it. */
export function Produce() {
  const { t } = useTranslation('public');
  return (
    <CardGrid
      columns={{ xs: 2, sm: 4 }}
      sx={{ columnGap: { xs: 5, md: 8 }, rowGap: { xs: 7, md: 10 } }}
    >
      {PRODUCE.map(([key, Art]) => (
        <Box component="li" key={key} sx={{ textAlign: 'center' }}>
          <Art size={104} />
          <Typography variant="h5" component="h3" sx={{ mt: 2 }}>
            {t(`products.${key}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`produce.${key}`)}
          </Typography>
        </Box>
      ))}
    </CardGrid>
  );
}
