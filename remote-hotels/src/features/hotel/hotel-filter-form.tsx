import { useTranslation } from '@mosta/shared/i18n';
import { Box, TextField } from '@mosta/shared/ui';
import { type HotelFilter, STAR_CHOICES } from './hotel-filter';

const BEST = 5;

type HotelFilterFormProps = { filter: HotelFilter; onChange: (filter: HotelFilter) => void };

/** Narrows the list while it is typed; nothing is sent. */
export function HotelFilterForm({ filter, onChange }: HotelFilterFormProps) {
  const { t } = useTranslation('hotels');
  return (
    <Box
      role="search"
      aria-label={t('filter.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, '& > *': { flex: '1 1 200px' } }}
    >
      <TextField
        type="search"
        size="small"
        label={t('filter.name')}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <TextField
        select
        size="small"
        label={t('filter.stars')}
        value={filter.minimumStars}
        onChange={(event) => onChange({ ...filter, minimumStars: Number(event.target.value) })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value={0}>{t('filter.anyStars')}</option>
        {STAR_CHOICES.map((stars) => (
          <option key={stars} value={stars}>
            {stars === BEST ? t('filter.fiveStars') : t('filter.minimumStars', { stars })}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
