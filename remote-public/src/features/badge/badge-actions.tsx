import { calendarFile } from '@mosta/shared/domain/calendar-file';
import { algerianInstant, closingInstant } from '@mosta/shared/domain/edition-clock';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Badge } from '@mosta/shared/schemas/badge.schema';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { Box, Button } from '@mosta/shared/ui';
import { badgeUrl } from './badge.queries';

/** Actions on a badge: download it, print it, add the days to a calendar. */
export function BadgeActions({ badge }: { badge: Badge }) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const calendar = daysFile(
    edition,
    `${edition.product} ${edition.year}`,
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
        download={`mosta-expo-${edition.year}.ics`}
      >
        {t('badge.calendar')}
      </Button>
    </Box>
  );
}

/** The fair's days as a calendar file. */
function daysFile(edition: Edition, title: string, place: string, description: string): string {
  return calendarFile({
    name: title,
    maker: `-//${edition.product}//Badge//FR`,
    made: new Date(),
    events: edition.days.map((day) => ({
      uid: `${day.date}@${new URL(edition.contact.website).hostname}`,
      starts: algerianInstant(day.date, day.opens),
      ends: closingInstant(day),
      title,
      place,
      description,
    })),
  });
}
