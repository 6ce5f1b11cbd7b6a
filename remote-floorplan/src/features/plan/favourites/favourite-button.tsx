import { useTranslation } from '@mosta/shared/i18n';
import { IconButton, StarBorderIcon, StarIcon } from '@mosta/shared/ui';
import type { Favourites } from './favourite-places';

type FavouriteButtonProps = {
  code: string;
  /** What the place is called. */
  name: string;
  favourites: Favourites;
};

/** The star that adds a place to the favourites, or takes it away. */
export function FavouriteButton({ code, name, favourites }: FavouriteButtonProps) {
  const { t } = useTranslation('floorplan');
  const pressed = favourites.ids.has(code);
  return (
    <IconButton
      size="small"
      aria-label={t('favourite.add', { name })}
      aria-pressed={pressed}
      onClick={() => favourites.toggle(code)}
      sx={{ color: pressed ? 'terracotta' : 'text.secondary' }}
    >
      {pressed ? <StarIcon /> : <StarBorderIcon />}
    </IconButton>
  );
}
