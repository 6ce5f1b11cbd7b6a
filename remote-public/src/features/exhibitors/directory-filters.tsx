import { useTranslation } from '@mosta/shared/i18n';
import { Box, InputAdornment, SearchIcon, TextField } from '@mosta/shared/ui';
import type { ExhibitorSearch } from './exhibitor-search';

type Choice = { value: string; name: string };

type DirectoryFiltersProps = {
  search: ExhibitorSearch;
  sectors: readonly Choice[];
  countries: readonly Choice[];
  onChange: (change: Partial<ExhibitorSearch>) => void;
};

/** Filters of the directory, applied in the browser while typing. */
export function DirectoryFilters({ search, sectors, countries, onChange }: DirectoryFiltersProps) {
  const { t } = useTranslation('public');
  return (
    <Box
      role="search"
      aria-label={t('directory.search')}
      sx={{
        display: 'grid',
        // paper cannot be searched
        displayPrint: 'none',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr' },
        '& > :first-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
      }}
    >
      <TextField
        type="search"
        label={t('directory.words')}
        value={search.words}
        onChange={(event) => onChange({ words: event.target.value })}
        slotProps={{
          htmlInput: { maxLength: 100, autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <Select
        label={t('directory.sector')}
        all={t('directory.allSectors')}
        value={search.sector}
        choices={sectors}
        onChange={(sector) => onChange({ sector })}
      />
      <Select
        label={t('directory.country')}
        all={t('directory.allCountries')}
        value={search.country}
        choices={countries}
        onChange={(country) => onChange({ country })}
      />
    </Box>
  );
}

type SelectProps = {
  label: string;
  /** Label of the entry that selects everything. */
  all: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

function Select({ label, all, value, choices, onChange }: SelectProps) {
  const known = choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      label={label}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
}
