import { useTranslation } from '@mosta/shared/i18n';
import { favouriteExhibitor, useFavouritePlaces } from '../../favourites';
import { FavouriteStar } from '../../ui/favourite-star';

type ExhibitorStarProps = {
  name: string;
  stands: readonly string[];
  /** Of the exhibitor's page: its favourite while it has no stand. */
  id: string | undefined;
};

/**
 * The star of an exhibitor, which is that of its first stand on the plan; any of its stands makes it a favourite. Without a stand
 * it is the exhibitor's own, and stays one once there is a stand.
 */
export function ExhibitorStar({ name, stands, id }: ExhibitorStarProps) {
  const { t } = useTranslation('public');
  const { ids, toggle } = useFavouritePlaces();
  const places = id === undefined ? stands : [...stands, favouriteExhibitor(id)];
  const [first] = places;
  if (first === undefined) return null;
  const kept = places.filter((place) => ids.has(place));
  const change = () => {
    for (const place of kept.length > 0 ? kept : [first]) toggle(place);
  };
  return (
    <FavouriteStar
      label={t('schedule.favourite', { title: name })}
      pressed={kept.length > 0}
      onToggle={change}
    />
  );
}
