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
  Section,
  SectionTitle,
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

/** The products of the region, drawn. */
export function Produce() {
  const { t } = useTranslation('public');
  return (
    <Section ground="wheat" labelledBy="produits">
      <SectionTitle
        id="produits"
        title={t('home.products.heading')}
        lead={t('home.products.lead')}
      />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: { xs: 6, md: 8 },
          rowGap: 9,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(8, 1fr)' },
        }}
      >
        {PRODUCE.map(([key, Art]) => (
          <Box component="li" key={key} sx={{ textAlign: 'center' }}>
            <Art size={104} />
            <Typography sx={{ mt: 2, fontWeight: 600 }}>{t(`products.${key}`)}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
