import { useTranslation } from '@mosta/shared/i18n';
import { Box, Chip, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { valueKey } from './filter-texts';
import { VALUES } from './plan-places';
import {
  countsOf,
  type Facet,
  PLACE_FACETS,
  type PlanPlace,
  type PlanSearch,
  toggled,
} from './plan-search';

export type FilterGroupsProps = {
  places: readonly PlanPlace[];
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
};

/** Every filter with its values as chips, each with how many places it would show. */
export function FilterGroups({ places, search, onSearch }: FilterGroupsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        paddingBlock: 2,
      }}
    >
      {PLACE_FACETS.map((facet) => (
        <FilterGroup
          key={facet}
          facet={facet}
          counts={countsOf(places, search, facet)}
          chosen={search[facet]}
          onToggle={(value) => onSearch(toggled(search, facet, value))}
        />
      ))}
    </Box>
  );
}

type FilterGroupProps = {
  facet: Facet;
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

function FilterGroup({ facet, counts, chosen, onToggle }: FilterGroupProps) {
  const { t } = useTranslation('floorplan');
  const titleId = useId();
  // What would show nothing is not offered; what is chosen stays, so that it can be taken away.
  const offered = VALUES[facet].filter((value) => counts.has(value) || chosen.includes(value));
  if (offered.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 600, mb: 2 }}>
        {t(`filter.title.${facet}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {offered.map((value) => {
          const pressed = chosen.includes(value);
          return (
            <Chip
              key={value}
              aria-pressed={pressed}
              color={pressed ? 'primary' : 'default'}
              variant={pressed ? 'filled' : 'outlined'}
              label={t('filter.value', {
                name: t(valueKey(facet, value)),
                count: counts.get(value) ?? 0,
              })}
              onClick={() => onToggle(value)}
            />
          );
        })}
      </Box>
    </Box>
  );
}
