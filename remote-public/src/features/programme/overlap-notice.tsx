import { shownText } from '@mosta/shared/domain/content-text';
import { overlaps } from '@mosta/shared/domain/programme';
import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { Alert, AlertTitle, Box } from '@mosta/shared/ui';

type OverlapNoticeProps = { entries: readonly ProgrammeEntry[] };

/** Lists the favourites that take place at the same time. */
export function OverlapNotice({ entries }: OverlapNoticeProps) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const pairs = overlaps(entries);
  if (pairs.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 6 }}>
      <AlertTitle sx={{ fontWeight: 650 }}>{t('schedule.overlap.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
        {pairs.map(([one, other]) => (
          <li key={`${one.id} ${other.id}`}>
            {t('schedule.overlap.pair', {
              day: formatDate(language, one.date, { day: 'numeric', month: 'long' }),
              time: formatTime(language, other.starts),
              one: shownText(one.title, language),
              other: shownText(other.title, language),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
