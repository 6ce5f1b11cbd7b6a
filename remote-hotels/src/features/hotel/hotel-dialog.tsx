import { useTranslation } from '@mosta/shared/i18n';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import {
  Box,
  CloseIcon,
  Dialog,
  DialogContent,
  IconButton,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mosta/shared/ui';
import { useId, useState } from 'react';
import { HotelDetail } from './hotel-detail';
import { HotelImage } from './hotel-image';
import { ReservationBar } from './reservation-bar';
import { StarRating } from './star-rating';

type HotelDialogProps = {
  /** The selection; null closes the dialog. */
  hotel: Hotel | null;
  onClose: () => void;
};

/** The selected hotel over the list; it fills the screen of a phone. */
export function HotelDialog({ hotel, onClose }: HotelDialogProps) {
  const titleId = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  // What was selected stays drawn while the dialog fades out.
  const [shown, setShown] = useState(hotel);
  if (hotel !== null && hotel !== shown) setShown(hotel);
  return (
    <Dialog
      open={hotel !== null}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
    >
      {shown && (
        <>
          <DialogHeading hotel={shown} titleId={titleId} onClose={onClose} />
          <DialogContent sx={{ p: { xs: 5, sm: 8 } }}>
            <HotelDetail key={shown._id} hotel={shown} />
          </DialogContent>
          <ReservationBar hotel={shown} />
        </>
      )}
    </Dialog>
  );
}

type DialogHeadingProps = { hotel: Hotel; titleId: string; onClose: () => void };

function DialogHeading({ hotel, titleId, onClose }: DialogHeadingProps) {
  const { t } = useTranslation('hotels');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        paddingInline: { xs: 5, sm: 8 },
        paddingBlock: 4,
        bgcolor: 'wheat',
      }}
    >
      <Box sx={{ inlineSize: 64, blockSize: 64, flexShrink: 0 }}>
        <HotelImage
          src={hotel.logoUrl}
          label={t('detail.logo', { hotel: hotel.name })}
          fit="contain"
        />
      </Box>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography id={titleId} component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{hotel.name}</bdi>
        </Typography>
        <StarRating stars={hotel.stars} />
      </Box>
      <IconButton
        onClick={onClose}
        aria-label={t('detail.close')}
        color="inherit"
        sx={{ alignSelf: 'start' }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
