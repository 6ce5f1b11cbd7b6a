import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { Card, Tab, Tabs, Typography } from '@mosta/shared/ui';
import { BoothsTable } from './booths-table';
import { NothingBooked } from './nothing-booked';
import { type PricedLine, PricedTable } from './priced-table';
import { printsOf, servicesOf } from './reservation-lines';

/** The tabs of the view, the default one first (specification, section 2). */
const TABS = ['fournitures', 'service', 'communication'] as const;
export type TabName = (typeof TABS)[number];

/** The address names the tab, so that it survives a reload. */
export const TAB_PARAMETER = 'onglet';

type SuppliesTabsProps = {
  /** Of none, three empty tables. */
  reservation: Reservation | undefined;
  /** Wants an ordered line back. */
  onTakeBack: (line: PricedLine) => void;
};

/** Booths, services and communication items of one reservation. */
export function SuppliesTabs({ reservation, onTakeBack }: SuppliesTabsProps) {
  const { t } = useTranslation('exhibitor');
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(TAB_PARAMETER);
  const tab = TABS.find((one) => one === named) ?? TABS[0];

  function choose(next: TabName): void {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(TAB_PARAMETER, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Card>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => choose(next)}
        aria-label={t('supplies.tabs.label')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ '& [role="tab"]': { paddingInline: { xs: 3, sm: 5 }, minInlineSize: 0 } }}
      >
        {TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`supplies-tab-${one}`}
            aria-controls={`supplies-panel-${one}`}
            label={t(`supplies.tabs.${one}`)}
          />
        ))}
      </Tabs>
      {TABS.map((one) => (
        <div
          key={one}
          role="tabpanel"
          id={`supplies-panel-${one}`}
          aria-labelledby={`supplies-tab-${one}`}
          hidden={one !== tab}
        >
          {one === tab && <Panel tab={one} reservation={reservation} onTakeBack={onTakeBack} />}
        </div>
      ))}
    </Card>
  );
}

type PanelProps = SuppliesTabsProps & { tab: TabName };

function Panel({ tab, reservation, onTakeBack }: PanelProps) {
  const { t } = useTranslation('exhibitor');
  const empty = <NothingBooked ordering={reservation?.orders.open === true} />;
  const priced = (label: string, lines: PricedLine[]) => (
    <PricedTable
      label={label}
      currency={reservation?.currency ?? 'DZD'}
      lines={lines}
      onTakeBack={onTakeBack}
      empty={empty}
    />
  );
  if (!reservation) return empty;
  if (tab === 'communication')
    return priced(t('supplies.tabs.communication'), printsOf(reservation));
  if (tab === 'service')
    return priced(t('supplies.tabs.service'), servicesOf(reservation, 'Service'));
  const supplies = servicesOf(reservation, 'Fournitures');
  return (
    <>
      {(reservation.booths.length > 0 || supplies.length === 0) && (
        <BoothsTable booths={reservation.booths} empty={empty} />
      )}
      {supplies.length > 0 && (
        <>
          <Typography
            variant="subtitle1"
            component="h3"
            sx={{ fontWeight: 600, paddingInline: { xs: 4, sm: 5 }, paddingBlockStart: 5 }}
          >
            {t('supplies.reservedItems')}
          </Typography>
          {priced(t('supplies.reservedItems'), supplies)}
        </>
      )}
    </>
  );
}
