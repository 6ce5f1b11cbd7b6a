import { IconButton, StarBorderIcon, StarIcon, type SxProps } from '@mosta/shared/ui';

type FavouriteStarProps = {
  id?: string;
  /** Its accessible name, which says of what. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
  sx?: SxProps;
};

/** The star that adds something to the visitor's favourites, or takes it away. */
export function FavouriteStar({ id, label, pressed, onToggle, sx }: FavouriteStarProps) {
  return (
    <IconButton
      id={id}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
      sx={{ color: pressed ? 'terracotta' : 'text.secondary', displayPrint: 'none', ...sx }}
    >
      {pressed ? <StarIcon /> : <StarBorderIcon />}
    </IconButton>
  );
}
