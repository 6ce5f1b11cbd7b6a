import { useTranslation } from '@mosta/shared/i18n';
import type { CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { Button } from '@mosta/shared/ui';
import { useState } from 'react';
import { OrderHeading } from './orders/order-heading';
import { OrderPanel } from './orders/order-panel';
import { OrdersBar } from './orders/orders-bar';
import type { PricedLine } from './supplies/priced-table';
import { useRefreshReservations } from './supplies/reservation.queries';
import { ReservationGate } from './supplies/reservation-gate';
import { ReservationPicker } from './supplies/reservation-picker';
import { SuppliesNotice, useNotice } from './supplies/supplies-notice';
import { SuppliesTabs, type TabName } from './supplies/supplies-tabs';
import { TakeBack } from './supplies/take-back';
import { useChosenReservation } from './supplies/use-chosen-reservation';
import { ViewHeading } from './ui/view-heading';
import { useOrdering } from './use-ordering';

/** What the exhibitor has booked, and ordering more of it. */
export function SuppliesView() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <ViewHeading>{t('dashboard.views.fournitures.section')}</ViewHeading>
      <ReservationGate>
        {(reservations) => <LoadedSupplies reservations={reservations} />}
      </ReservationGate>
    </>
  );
}

function LoadedSupplies({ reservations }: { reservations: readonly Reservation[] }) {
  const { t } = useTranslation('exhibitor');
  const [chosen, choose] = useChosenReservation(reservations);
  const [asked, ask] = useState<PricedLine | null>(null);
  const { notice, showNotice } = useNotice();
  const { group, open, leave } = useOrdering();
  const refresh = useRefreshReservations();
  const ordering = group !== null && chosen?.orders.open === true;
  return (
    <>
      {chosen && reservations.length > 1 && (
        <ReservationPicker reservations={reservations} chosen={chosen} onChoose={choose} />
      )}
      {notice && <SuppliesNotice key={notice.id} notice={notice} />}
      {chosen && (
        <OrdersBar
          reservation={chosen}
          action={
            !ordering && (
              <Button variant="contained" onClick={() => open('Fournitures')}>
                {t('order.button')}
              </Button>
            )
          }
        />
      )}
      {ordering && <OrderHeading onLeave={() => leave()} />}
      {ordering ? (
        <OrderPanel
          key={chosen._id}
          reservation={chosen}
          group={group}
          onGroup={open}
          refresh={refresh}
          onSent={(groups) => {
            showNotice('success', t('order.sent'));
            leave(tabOf(groups));
          }}
          onClosed={() => {
            showNotice('error', t('order.justClosed'));
            leave();
          }}
        />
      ) : (
        <SuppliesTabs reservation={chosen} onTakeBack={ask} />
      )}
      {chosen && (
        <TakeBack
          reservation={chosen}
          line={asked}
          onClose={() => ask(null)}
          onDone={(text) => showNotice('success', text)}
          onFailed={(text) => showNotice('error', text)}
        />
      )}
    </>
  );
}

/** Where the first of what was ordered is listed. */
function tabOf(groups: ReadonlySet<CatalogueGroup>): TabName {
  if (groups.has('Fournitures')) return 'fournitures';
  return groups.has('Service') ? 'service' : 'communication';
}
