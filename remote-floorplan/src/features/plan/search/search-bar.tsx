import { useTranslation } from '@mosta/shared/i18n';
import {
  Box,
  Button,
  Chip,
  CloseIcon,
  ErrorState,
  InputAdornment,
  SearchIcon,
  TextField,
  Typography,
} from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { NEEDS_SCRIPTS } from '../plan-layout';
import { useModule } from '../use-module';
import { FavouriteChip } from './favourite-chip';
import type { FilterGroupsProps } from './filter-groups';
import { valueKey } from './filter-texts';
import {
  firstHit,
  isEmptySearch,
  NOTHING,
  PLACE_FACETS,
  type PlanPlace,
  type PlanSearch,
  toggled,
} from './plan-search';

const loadFilters = () => import(/* webpackChunkName: "plan-filters" */ './filter-groups');

type SearchBarProps = {
  places: readonly PlanPlace[];
  found: readonly PlanPlace[];
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
  onSelect: (code: string) => void;
  /** Who is where did not come: exhibitors are not found. */
  partial: boolean;
  onRetry: () => void;
};

/** One field for all that can be looked for, the filters, and how much was found. */
export function SearchBar(props: SearchBarProps) {
  const { places, found, search, onSearch, onSelect, partial, onRetry } = props;
  const { t } = useTranslation('floorplan');
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const chosen = PLACE_FACETS.flatMap((facet) => search[facet].map((value) => ({ facet, value })));
  const first = firstHit(found, search.words);
  return (
    <Box
      role="search"
      aria-label={t('search.label')}
      sx={{ display: 'grid', gap: 3, ...NEEDS_SCRIPTS }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <TextField
          size="small"
          type="search"
          label={t('list.search')}
          placeholder={t('search.placeholder')}
          value={search.words}
          onChange={(event) => onSearch({ ...search, words: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !first || search.words.trim() === '') return;
            event.preventDefault();
            onSelect(first.code);
          }}
          slotProps={{
            htmlInput: { maxLength: 100, autoComplete: 'off', enterKeyHint: 'search' },
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          // Label and icon need so much beside each other; on the narrowest phones the filters come below.
          sx={{ flex: '1 1 176px', minInlineSize: 0, maxInlineSize: 560 }}
        />
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          sx={{ flexShrink: 0 }}
        >
          {chosen.length > 0 ? t('filter.chosen', { count: chosen.length }) : t('filter.open')}
        </Button>
      </Box>
      <div id={panelId} hidden={!open}>
        {open && <FetchedFilters places={places} search={search} onSearch={onSearch} />}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography role="status" variant="body2" sx={{ color: 'muted', marginInlineEnd: 2 }}>
          {countText()}
        </Typography>
        <FavouriteChip places={places} search={search} onSearch={onSearch} />
        {!open &&
          chosen.map(({ facet, value }) => (
            <Chip
              key={`${facet} ${value}`}
              size="small"
              color="primary"
              label={t(valueKey(facet, value))}
              icon={<CloseIcon />}
              aria-label={t('filter.remove', { name: t(valueKey(facet, value)) })}
              onClick={() => onSearch(toggled(search, facet, value))}
            />
          ))}
        {!isEmptySearch(search) && (
          <Button size="small" onClick={() => onSearch(NOTHING)}>
            {t('filter.clear')}
          </Button>
        )}
      </Box>
      {partial && (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography variant="body2">{t('who.failed')}</Typography>
          <Button size="small" variant="outlined" onClick={onRetry}>
            {t('who.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );

  function countText(): string {
    if (found.length > 0) return t('list.count', { count: found.length });
    return search.words ? t('list.none', { query: search.words }) : t('filter.none');
  }
}

/** The filters, which are fetched when they are first opened. */
function FetchedFilters(props: FilterGroupsProps) {
  const { t } = useTranslation('floorplan');
  const { module, failed, retry } = useModule(loadFilters);
  if (failed) {
    return (
      <ErrorState title={t('filter.failed')} onRetry={retry}>
        {t('view.failedHelp')}
      </ErrorState>
    );
  }
  return module && <module.FilterGroups {...props} />;
}
