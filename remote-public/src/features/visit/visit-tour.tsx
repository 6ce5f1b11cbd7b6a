import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { useSearchParams } from '@mosta/shared/router';
import { RemoteSlot } from '@mosta/shared/shell';
import { Box, TextField } from '@mosta/shared/ui';
import { type Stretch, VISIT_MINUTES } from './stretches';

/** Names in the address: `?jour=2025-04-29&depart=2`. */
export const DAY = 'jour';
const FROM = 'depart';

type VisitTourProps = {
  day: string;
  tour: {
    places: readonly string[];
    stretches: readonly Stretch[];
    onOrder: (order: string[][]) => void;
  };
};

/** On which day stands are visited and from which entrance, with the ways on the plan, which tells their order. */
export function VisitTour({ day, tour }: VisitTourProps) {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const change = (name: string, value: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Box sx={{ display: 'grid', gap: 5, mb: 10 }}>
      <TextField
        select
        size="small"
        label={t('visit.day')}
        helperText={t('visit.dayHelp', { minutes: VISIT_MINUTES })}
        value={day}
        onChange={(event) => change(DAY, event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxInlineSize: 560 }}
      >
        {edition.days.map(({ date }) => (
          <option key={date} value={date}>
            {formatDate(language, date, { weekday: 'long', day: 'numeric', month: 'long' })}
          </option>
        ))}
      </TextField>
      <RemoteSlot
        name="floorplan/tour"
        props={{
          ...tour,
          from: parameters.get(FROM),
          onFrom: (code: string) => change(FROM, code),
        }}
      />
    </Box>
  );
}
