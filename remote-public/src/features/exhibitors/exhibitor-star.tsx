import { useTranslation } from '@mosta/shared/i18n';
import { useFavouritePlaces } from '../../favourites';
import { FavouriteStar } from '../../ui/favourite-star';

type ExhibitorStarProps = { name: string; stands: readonly [string, ...string[]] };

/** The star of an exhibitor, which is that of its first stand on the plan; any of its stands makes it a favourite. */
export function ExhibitorStar({ name, stands }: ExhibitorStarProps) {
  const { t } = useTranslation('public');
  const { ids, toggle } = useFavouritePlaces();
  const kept = stands.filter((stand) => ids.has(stand));
  const change = () => {
    for (const stand of kept.length > 0 ? kept : [stands[0]]) toggle(stand);
  };
  return (
    <FavouriteStar
      label={t('schedule.favourite', { title: name })}
      pressed={kept.length > 0}
      onToggle={change}
    />
  );
}

/** Whether an exhibitor has a stand, and can be visited. */
export function hasStand(stands: readonly string[]): stands is readonly [string, ...string[]] {
  return stands.length > 0;
}
