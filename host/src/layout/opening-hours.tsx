import { openingRuns } from '@mosta/shared/domain/opening-hours';
import {
  formatDate,
  formatDateRange,
  formatTime,
  useLanguage,
  useTranslation,
} from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Box } from '@mosta/shared/ui';

/** The days of the current edition with their hours; days in a row with the same ones are told together. */
export function OpeningHours() {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const { days } = useEdition();
  return (
    <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 3 } }}>
      {openingRuns(days).map(({ from, to, opens, closes }) => (
        <div key={from}>
          <dt>{from === to ? formatDate(language, from) : formatDateRange(language, from, to)}</dt>
          <dd>
            {t('footer.hours', {
              opens: formatTime(language, opens),
              closes: formatTime(language, closes),
            })}
          </dd>
        </div>
      ))}
    </Box>
  );
}
