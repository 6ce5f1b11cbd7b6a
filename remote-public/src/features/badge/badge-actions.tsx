import { calendarFile } from '@mosta/shared/domain/calendar-file';
import { EDITION } from '@mosta/shared/domain/edition';
import { useTranslation } from '@mosta/shared/i18n';
import type { Badge } from '@mosta/shared/schemas/badge.schema';
import { Box, Button } from '@mosta/shared/ui';
import { badgeUrl } from './badge.queries';

/** Actions on a badge: download it, print it, add the days to a calendar. */
export function BadgeActions({ badge }: { badge: Badge }) {
  const { t } = useTranslation('public');
  const calendar = daysFile(
    `${EDITION.product} ${EDITION.year}`,
    t('venue.text'),
    t('badge.calendarText', { reference: badge.reference }),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button
        variant="contained"
        component="a"
        href={badgeUrl(badge.token, '/pdf')}
        download
        referrerPolicy="no-referrer"
      >
        {t('badge.pdf')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {t('badge.print')}
      </Button>
      <Button
        variant="outlined"
        component="a"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
        download={`mosta-expo-${EDITION.year}.ics`}
      >
        {t('badge.calendar')}
      </Button>
    </Box>
  );
}

/** The fair's days as a calendar file; opening hours are Algeria's, UTC+1 all year. */
function daysFile(title: string, place: string, description: string): string {
  return calendarFile({
    name: title,
    maker: `-//${EDITION.product}//Badge//FR`,
    made: new Date(),
    events: EDITION.days.map(({ date, opens, closes }) => ({
      uid: `${date}@${new URL(EDITION.contact.website).hostname}`,
      starts: new Date(`${date}T${opens}:00+01:00`),
      ends: new Date(`${date}T${closes}:00+01:00`),
      title,
      place,
      description,
    })),
  });
}
