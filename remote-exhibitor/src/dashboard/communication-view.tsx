import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { Box, ButtonLink, Card, EmptyState, Typography } from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';
import { PATHS } from '../paths';
import { OrderPanel } from './orders/order-panel';
import { OrdersBar } from './orders/orders-bar';
import { type PricedLine, PricedTable } from './supplies/priced-table';
import { useRefreshReservations } from './supplies/reservation.queries';
import { ReservationGate } from './supplies/reservation-gate';
import { printsOf } from './supplies/reservation-lines';
import { ReservationPicker } from './supplies/reservation-picker';
import { SuppliesNotice, useNotice } from './supplies/supplies-notice';
import { TakeBack } from './supplies/take-back';
import { useChosenReservation } from './supplies/use-chosen-reservation';
import { ViewHeading } from './ui/view-heading';

/** Booked communication items, and what « Abonnement marketing » offers. */
export function CommunicationView() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <ViewHeading>{t('dashboard.communication.title')}</ViewHeading>
      <ReservationGate>
        {(reservations) => <LoadedCommunication reservations={reservations} />}
      </ReservationGate>
    </>
  );
}

function LoadedCommunication({ reservations }: { reservations: readonly Reservation[] }) {
  const { t } = useTranslation('exhibitor');
  const [chosen, choose] = useChosenReservation(reservations);
  const [asked, ask] = useState<PricedLine | null>(null);
  const { notice, showNotice } = useNotice();
  const refresh = useRefreshReservations();
  if (!chosen) {
    return (
      <NoPackage
        action={<ButtonLink to={PATHS.simulation}>{t('supplies.empty.action')}</ButtonLink>}
      >
        {t('dashboard.communication.noReservation')}
      </NoPackage>
    );
  }
  return (
    <>
      {reservations.length > 1 && (
        <ReservationPicker reservations={reservations} chosen={chosen} onChoose={choose} />
      )}
      {notice && <SuppliesNotice key={notice.id} notice={notice} />}
      <Booked reservation={chosen} onTakeBack={ask} />
      <Box component="section" aria-labelledby="marketing" sx={{ mt: 10 }}>
        <Typography id="marketing" variant="h4" component="h3" sx={{ mb: 5 }}>
          {t('dashboard.views.communication.button')}
        </Typography>
        <OrdersBar reservation={chosen} />
        {chosen.orders.open && (
          <OrderPanel
            key={chosen._id}
            reservation={chosen}
            group="Communication"
            refresh={refresh}
            onSent={() => showNotice('success', t('order.sent'))}
            onClosed={() => showNotice('error', t('order.justClosed'))}
          />
        )}
      </Box>
      <TakeBack
        reservation={chosen}
        line={asked}
        onClose={() => ask(null)}
        onDone={(text) => showNotice('success', text)}
        onFailed={(text) => showNotice('error', text)}
      />
    </>
  );
}

type BookedProps = { reservation: Reservation; onTakeBack: (line: PricedLine) => void };

function Booked({ reservation, onTakeBack }: BookedProps) {
  const { t } = useTranslation('exhibitor');
  const lines = printsOf(reservation);
  if (lines.length === 0) {
    const text = reservation.orders.open ? 'text' : 'closed';
    return <NoPackage>{t(`dashboard.communication.${text}`)}</NoPackage>;
  }
  return (
    <Card>
      <PricedTable
        label={t('supplies.tabs.communication')}
        currency={reservation.currency}
        lines={lines}
        onTakeBack={onTakeBack}
        empty={null}
      />
    </Card>
  );
}

/** The specified sentence where nothing is booked (section 2). */
function NoPackage({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const { t } = useTranslation('exhibitor');
  return (
    <EmptyState title={t('dashboard.communication.empty')} action={action}>
      {children}
    </EmptyState>
  );
}
