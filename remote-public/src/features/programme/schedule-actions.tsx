import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { saveBlob, useEdition } from '@mosta/shared/queries';
import type { ProgrammeEntry } from '@mosta/shared/schemas/programme.schema';
import { Box, Button, EventIcon, PrintIcon } from '@mosta/shared/ui';
import { programmeCalendar } from './programme-calendar';

type ScheduleActionsProps = {
  /** Entries of the calendar file. */
  entries: readonly ProgrammeEntry[];
  /** True for the visitor's favourites, false for the whole programme. */
  favourites: boolean;
  onPrint: () => void;
};

/** Exports the programme or the favourites to a calendar, or prints them. */
export function ScheduleActions({ entries, favourites, onPrint }: ScheduleActionsProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const which = favourites ? 'favourites' : 'all';
  const save = () => {
    const file = programmeCalendar(entries, {
      ...{ t, edition, language },
      origin: window.location.origin,
      now: new Date(),
    });
    const name = `mosta-expo-${edition.year}-${t(`schedule.file.${which}`)}.ics`;
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), name);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<EventIcon />} onClick={save}>
        {t(`schedule.export.${which}`)}
      </Button>
      <Button variant="text" startIcon={<PrintIcon />} onClick={onPrint}>
        {t(`schedule.print.${which}`)}
      </Button>
    </Box>
  );
}
