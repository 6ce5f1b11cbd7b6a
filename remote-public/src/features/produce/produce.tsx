import { useTranslation } from '@mosta/shared/i18n';
import {
  AlmondDrawing,
  Box,
  DateDrawing,
  FigDrawing,
  HoneyDrawing,
  OliveDrawing,
  OrangeDrawing,
  SardineDrawing,
  Typography,
  WheatDrawing,
} from '@mosta/shared/ui';

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
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: { xs: 5, md: 8 },
        rowGap: { xs: 7, md: 10 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
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
    </Box>
  );
}
