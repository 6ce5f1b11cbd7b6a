import { editionEnds, editionPhase } from '@mosta/shared/domain/edition-clock';
import { formatDateRange, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { RADIUS } from '@mosta/shared/theme';
import { Box, type Clock, Khatam, Typography, useNow } from '@mosta/shared/ui';

const MINUTE_MS = 60_000;

/** How long it is until the fair opens, that it is open, or that it is over. @param clock replaced in tests */
export function DaysLeft({ clock }: { clock?: Clock }) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const state = editionPhase(edition, useNow(MINUTE_MS, { clock }));
  const [first, last] = editionEnds(edition);
  return (
    <Box
      component="section"
      aria-label={t('dashboard.days.label')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 5,
        padding: { xs: 5, sm: 6 },
        borderRadius: RADIUS.card,
        bgcolor: 'field',
        color: 'onBand',
      }}
    >
      {state.phase === 'before' ? (
        <Typography
          variant="h2"
          component="p"
          sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}
        >
          {new Intl.NumberFormat(language).format(state.daysLeft)}
        </Typography>
      ) : (
        <Khatam size={44} outer="saffron" inner="field" heart="saffron" />
      )}
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`dashboard.days.${state.phase}`, {
            count: state.phase === 'before' ? state.daysLeft : 0,
            year: edition.year,
          })}
        </Typography>
        <Typography variant="body2">
          {t(`dashboard.days.${state.phase}Text`, {
            dates: formatDateRange(language, first.date, last.date),
            closes: formatTime(language, last.closes),
          })}
        </Typography>
        {state.phase === 'after' && edition.registrations === 'open' && (
          <Typography variant="body2">{t('dashboard.days.afterOpen')}</Typography>
        )}
      </div>
    </Box>
  );
}
