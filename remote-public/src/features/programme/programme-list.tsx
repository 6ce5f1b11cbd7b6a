import { PROGRAMME_CATEGORIES } from '@mosta/shared/domain/programme';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import { CategoryMark } from './category-mark';

/** The five kinds of events, each with a description. */
export function ProgrammeList() {
  const { t } = useTranslation('public');
  return (
    <PlainList>
      {PROGRAMME_CATEGORIES.map((category) => (
        <Box
          component="li"
          key={category}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '22px 1fr', md: '22px 2fr 3fr' },
            columnGap: { xs: 4, md: 8 },
            rowGap: 2,
            paddingBlock: 6,
            borderBlockStart: '1px solid',
            borderColor: 'line',
          }}
        >
          <Box sx={{ mt: 1 }}>
            <CategoryMark category={category} />
          </Box>
          <Typography variant="h4" component="h3">
            {t(`programme.${category}.title`)}
          </Typography>
          <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, maxInlineSize: '40em' }}>
            <Typography>{t(`programme.${category}.lines.first`)}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {t(`programme.${category}.lines.second`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}
