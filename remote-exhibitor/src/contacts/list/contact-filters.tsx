import { useTranslation } from '@mosta/shared/i18n';
import { FOLLOW_UPS, MOST_STARS } from '@mosta/shared/schemas/visitor-contact.schema';
import { Box, MenuItem, TextField } from '@mosta/shared/ui';
import type { ContactFilter } from './find-contacts';

const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

type ContactFiltersProps = {
  filter: ContactFilter;
  onChange: (change: Partial<ContactFilter>) => void;
};

/** Words, follow-up and least rating; the address holds them. */
export function ContactFilters({ filter, onChange }: ContactFiltersProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box role="search" aria-label={t('contacts.filter.label')} sx={ROW}>
      <TextField
        type="search"
        label={t('contacts.filter.words')}
        value={filter.words}
        onChange={({ target }) => onChange({ words: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        select
        id="contact-filter-follow-up"
        label={t('contacts.followUp')}
        value={filter.followUp}
        // no follow-up is a choice too, which says so
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) =>
          onChange({ followUp: FOLLOW_UPS.find((one) => one === target.value) ?? '' })
        }
      >
        <MenuItem value="">{t('contacts.filter.all')}</MenuItem>
        {FOLLOW_UPS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`contacts.followUps.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="contact-filter-rating"
        label={t('contacts.rating')}
        value={filter.least}
        onChange={({ target }) => onChange({ least: Number(target.value) })}
      >
        <MenuItem value={0}>{t('contacts.filter.all')}</MenuItem>
        {STARS.map((stars) => (
          <MenuItem key={stars} value={stars}>
            {t('contacts.filter.atLeast', { stars })}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '2fr 1fr 1fr' },
  '& > :first-of-type': { gridColumn: { xs: 'span 2', sm: 'auto' } },
} as const;
