import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type OrdersBarProps = {
  reservation: Reservation;
  /** Offered as long as orders are taken. */
  action?: ReactNode;
};

/** Until when one may order, or why one may not. */
export function OrdersBar({ reservation, action }: OrdersBarProps) {
  const { orders } = reservation;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        mb: 6,
        padding: { xs: 5, sm: 6 },
        borderRadius: RADIUS.card,
        bgcolor: 'wheat',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minInlineSize: 0 }}>
        <OrdersState reservation={reservation} />
      </Box>
      {orders.open && action}
    </Box>
  );
}

function OrdersState({ reservation }: { reservation: Reservation }) {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const { orders, status } = reservation;
  const instant = orders.deadline === null ? null : new Date(orders.deadline);
  const when = instant && {
    date: formatDate(language, instant),
    time: formatTime(language, instant),
  };
  if (orders.open) {
    return (
      <>
        <Typography variant="subtitle2" component="p">
          {when ? t('order.openUntil', when) : t('order.open')}
        </Typography>
        <Typography variant="body2">{t('order.openText')}</Typography>
      </>
    );
  }
  const closed = when ? t('order.closedSince', when) : t('order.closed');
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {status === 'cancelled' ? t('order.cancelled') : closed}
      </Typography>
      <Typography variant="body2">
        {t('order.closedHelp')}{' '}
        <MuiLink href={`mailto:${edition.contact.email}`}>{edition.contact.email}</MuiLink>
      </Typography>
    </>
  );
}
