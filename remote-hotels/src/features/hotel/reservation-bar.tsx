import { formatDateRange, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { reservationChannel, reservationHref } from './hotel-links';

/** The one filled action of the dialog: a prefilled e-mail to the hotel, or a call where it has no address. */
export function ReservationBar({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotels');
  const hint = useId();
  const texts = useReservationTexts(hotel);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        paddingInline: { xs: 5, sm: 8 },
        paddingBlock: 4,
        borderBlockStart: '1px solid',
        borderColor: 'line',
      }}
    >
      <Typography id={hint} variant="body2">
        {reservationChannel(hotel) === 'mail'
          ? t('detail.byMail')
          : t('detail.byPhone', { phone: hotel.phone })}
      </Typography>
      <Button
        href={reservationHref(hotel, texts)}
        aria-describedby={hint}
        variant="contained"
        color="secondary"
        size="large"
        sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      >
        {t('detail.book')}
      </Button>
    </Box>
  );
}

function useReservationTexts(hotel: Hotel) {
  const edition = useEdition();
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const first = edition.days.at(0)?.date;
  const last = edition.days.at(-1)?.date;
  const values = {
    hotel: hotel.name,
    fair: edition.product,
    dates: first && last ? formatDateRange(language, first, last) : String(edition.year),
  };
  // A stay after the fair has nothing to do with it.
  const occasion = edition.phase === 'after' ? '' : t('mail.occasion', values);
  return { subject: t('mail.subject', values), body: t('mail.body', { ...values, occasion }) };
}
