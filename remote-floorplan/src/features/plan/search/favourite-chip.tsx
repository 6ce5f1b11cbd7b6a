import { useTranslation } from '@mosta/shared/i18n';
import { Chip } from '@mosta/shared/ui';
import { FavouriteMark } from '../favourites/favourite-mark';
import { FAVOURITE } from './plan-places';
import { countsOf, type PlanPlace, type PlanSearch, toggled } from './plan-search';

type FavouriteChipProps = {
  places: readonly PlanPlace[];
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
};

/** The filter that leaves the visitor's favourites, with how many it would show; there once there is a favourite. */
export function FavouriteChip({ places, search, onSearch }: FavouriteChipProps) {
  const { t } = useTranslation('floorplan');
  const pressed = search.favourite.includes(FAVOURITE);
  if (!pressed && !places.some(({ values }) => values.favourite)) return null;
  const count = countsOf(places, search, 'favourite').get(FAVOURITE) ?? 0;
  return (
    <Chip
      size="small"
      aria-pressed={pressed}
      color={pressed ? 'primary' : 'default'}
      variant={pressed ? 'filled' : 'outlined'}
      icon={<FavouriteMark />}
      label={t('filter.value', { name: t('favourite.mine'), count })}
      onClick={() => onSearch(toggled(search, 'favourite', FAVOURITE))}
    />
  );
}
