import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, CardGrid, Section, Typography } from '@mosta/shared/ui';
import { SectionTitle } from '../../ui/section-title';

/** The days of the edition. */
export function EventDates() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  return (
    <Section labelledBy="dates">
      <SectionTitle id="dates" title={t('dates.heading')} />
      <CardGrid ordered columns={{ xs: 2, md: 4 }}>
        {edition.days.map(({ date }) => (
          <Box
            component="li"
            key={date}
            sx={{
              padding: { xs: 4, md: 6 },
              borderRadius: RADIUS.card,
              border: '1px solid',
              borderColor: 'line',
              bgcolor: 'surface',
            }}
          >
            <time dateTime={date}>
              <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {formatDate(language, date, { weekday: 'long' })}
              </Typography>
              <Typography
                variant="h1"
                component="span"
                sx={{ display: 'block', color: 'terracotta' }}
              >
                {formatDate(language, date, { day: 'numeric' })}
              </Typography>
              <Typography variant="h5" component="span" sx={{ display: 'block' }}>
                {formatDate(language, date, { month: 'long', year: 'numeric' })}
              </Typography>
            </time>
          </Box>
        ))}
      </CardGrid>
    </Section>
  );
}
