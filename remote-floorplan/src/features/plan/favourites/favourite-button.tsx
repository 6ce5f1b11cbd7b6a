import { useTranslation } from '@mosta/shared/i18n';
import { IconButton, StarBorderIcon, StarIcon, Typography } from '@mosta/shared/ui';
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
  const pressed = favourites.codes.has(code);
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

/** Says that favourites could not be read, or will not be kept. */
export function FavouritesNotice({ problem }: Pick<Favourites, 'problem'>) {
  const { t } = useTranslation('floorplan');
  return (
    // The region is there before its text, so that the text is read out.
    <Typography
      component="div"
      role="status"
      variant="body2"
      sx={{ '&:empty': { display: 'none' } }}
    >
      {problem && t(`favourite.${problem}`)}
    </Typography>
  );
}
