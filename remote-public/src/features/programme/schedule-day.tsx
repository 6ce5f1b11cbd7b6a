import type { SlotMoment } from '@mosta/shared/domain/programme';
import { formatDate, useLanguage } from '@mosta/shared/i18n';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { Box, PlainList, Typography } from '@mosta/shared/ui';
import type { ProgrammeDay } from './programme';
import { ScheduleEntry } from './schedule-entry';

type ScheduleDayProps = {
  day: ProgrammeDay;
  /** The moment of each entry while the fair is on. */
  moments?: ReadonlyMap<ProgrammeEntry, SlotMoment>;
  favourites: ReadonlySet<string>;
  onFavourite: (id: string) => void;
};

/** One day under its date. */
export function ScheduleDay({ day, moments, favourites, onFavourite }: ScheduleDayProps) {
  const language = useLanguage();
  const heading = `day-${day.date}`;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: { xs: 8, md: 10 } }}>
      <Typography
        variant="h4"
        component="h3"
        id={heading}
        sx={{ color: 'olive', mb: 4, breakAfter: 'avoid' }}
      >
        {formatDate(language, day.date, { weekday: 'long', day: 'numeric', month: 'long' })}
      </Typography>
      <PlainList ordered>
        {day.entries.map((entry) => (
          <ScheduleEntry
            key={entry.id}
            entry={entry}
            moment={moments?.get(entry)}
            favourite={favourites.has(entry.id)}
            onFavourite={() => onFavourite(entry.id)}
          />
        ))}
      </PlainList>
    </Box>
  );
}
