import { PROGRAMME_CATEGORIES } from '@mosta/shared/domain/programme';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, starPath, Typography } from '@mosta/shared/ui';

const MARK = `path('${starPath({ radius: 11, centre: { x: 11, y: 11 } })}')`;
const MARK_COLOURS = ['terracotta', 'olive', 'sea', 'saffron', 'terracotta'] as const;

/** The five kinds of events, each with what to expect. */
export function ProgrammeList() {
  const { t } = useTranslation('public');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {PROGRAMME_CATEGORIES.map((category, index) => (
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
          <Box
            aria-hidden
            sx={{
              mt: 1,
              inlineSize: 22,
              blockSize: 22,
              clipPath: MARK,
              bgcolor: MARK_COLOURS[index],
            }}
          />
          <Typography variant="h4" component="h3">
            {t(`programme.${category}.title`)}
          </Typography>
          <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, maxInlineSize: '62ch' }}>
            <Typography>{t(`programme.${category}.lines.first`)}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {t(`programme.${category}.lines.second`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
