import { useTranslation } from '@mosta/shared/i18n';
import { Box, CardGrid, Typography } from '@mosta/shared/ui';

type StepListProps = {
  /** Group of the catalogue that holds `<step>.title` and `<step>.text`. */
  texts: string;
  steps: readonly string[];
};

/** What to do, in order: a large numeral, a title, a line. */
export function StepList({ texts, steps }: StepListProps) {
  const { t } = useTranslation('public');
  return (
    <CardGrid
      ordered
      columns={{ sm: 2, lg: steps.length }}
      sx={{ columnGap: 8, rowGap: { xs: 6, md: 8 } }}
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
    </CardGrid>
  );
}
