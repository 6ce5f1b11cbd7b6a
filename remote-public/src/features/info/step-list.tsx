import { useTranslation } from '@mosta/shared/i18n';
import { Box, Typography } from '@mosta/shared/ui';

type StepListProps = {
  /** Group of the catalogue that holds `<step>.title` and `<step>.text`. */
  texts: string;
  steps: readonly string[];
};

/** What to do, in order: a large numeral, a title, a line. */
export function StepList({ texts, steps }: StepListProps) {
  const { t } = useTranslation('public');
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        columnGap: 8,
        rowGap: { xs: 6, md: 8 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${steps.length}, 1fr)` },
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{ borderBlockStart: '2px solid', borderColor: 'saffron', paddingBlockStart: 4 }}
        >
          <Typography
            variant="h2"
            component="span"
            aria-hidden
            sx={{ display: 'block', color: 'terracotta', fontVariantNumeric: 'lining-nums' }}
          >
            {index + 1}
          </Typography>
          <Typography variant="h5" component="h3" sx={{ mt: 1 }}>
            {t(`${texts}.${step}.title`)}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {t(`${texts}.${step}.text`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
