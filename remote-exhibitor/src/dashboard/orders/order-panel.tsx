import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import { useQuery } from '@mosta/shared/queries';
import type { CatalogueGroup, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, LoadingState, Skeleton } from '@mosta/shared/ui';
import { catalogueQuery } from '../../catalogue.queries';
import { OrderCatalogue } from './order-catalogue';
import { OrderSummary } from './order-summary';
import { orderInput, orderLines } from './selection';
import { useSelection } from './use-selection';
import { useSendOrder } from './use-send-order';
import { useShortText } from './use-short-text';

type OrderPanelProps = {
  reservation: Reservation;
  /** The group of the catalogue that is open. */
  group: CatalogueGroup;
  /** Opens another group; without it only this one is shown. */
  onGroup?: (group: CatalogueGroup) => void;
  /** Brings the reservation up to date. */
  refresh: () => Promise<void>;
  /** The order was taken: items of these groups. */
  onSent: (groups: ReadonlySet<CatalogueGroup>) => void;
  /** Orders were closed while the page was open; the selection stays. */
  onClosed: () => void;
};

/** The catalogue with quantities to choose, the running total, and the order. Drawn anew for another reservation. */
export function OrderPanel(props: OrderPanelProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useQuery(catalogueQuery())}
      loading={
        <LoadingState label={t('order.loading')}>
          <Skeleton variant="rounded" height={420} />
        </LoadingState>
      }
      failed={t('order.failed')}
    >
      {({ items }) => <LoadedPanel {...props} items={items} />}
    </QueryGate>
  );
}

type LoadedPanelProps = OrderPanelProps & { items: readonly CatalogueItem[] };

function LoadedPanel(props: LoadedPanelProps) {
  const { items, reservation, group, onGroup, refresh, onSent, onClosed } = props;
  const { _id: reservationId, currency } = reservation;
  const [selection, select] = useSelection(reservationId);
  const lines = orderLines(items, selection, currency);
  const { send, sending, failure, attempt } = useSendOrder({
    reservationId,
    refresh,
    onClosed,
    shortText: useShortText(items, selection),
    onSent: () => {
      const groups = items.filter(({ _id }) => selection[_id]).map((item) => item.parentCategory);
      select({});
      onSent(new Set(groups));
    },
  });
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 10,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      <OrderCatalogue
        items={items}
        currency={currency}
        group={group}
        onGroup={onGroup}
        selection={selection}
        onSelect={select}
        disabled={sending}
      />
      <OrderSummary
        lines={lines}
        currency={currency}
        sending={sending}
        onSend={() => send(orderInput(items, selection))}
        onClear={() => select({})}
        failure={
          failure && (
            <FormFailure key={attempt} title={failure.title}>
              {failure.text}
            </FormFailure>
          )
        }
      />
    </Box>
  );
}
