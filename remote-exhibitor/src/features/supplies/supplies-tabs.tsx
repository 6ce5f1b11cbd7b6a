import { useTranslation } from '@mosta/shared/i18n';
import { useSearchParams } from '@mosta/shared/router';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { Card, Tab, Tabs } from '@mosta/shared/ui';
import { BoothsTable } from './booths-table';
import { type PricedLine, PricedTable } from './priced-table';

/** The tabs of the view, the default one first (specification, section 2). */
const TABS = ['fournitures', 'service', 'communication'] as const;
type TabName = (typeof TABS)[number];

/** The address names the tab, so that it survives a reload. */
export const TAB_PARAMETER = 'onglet';

/** Booths, services and communication items of one reservation; of none, three empty tables. */
export function SuppliesTabs({ reservation }: { reservation: Reservation | undefined }) {
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
          {one === tab && <Panel tab={one} reservation={reservation} />}
        </div>
      ))}
    </Card>
  );
}

function Panel({ tab, reservation }: { tab: TabName; reservation: Reservation | undefined }) {
  if (tab === 'fournitures') return <BoothsTable booths={reservation?.booths ?? []} />;
  const currency = reservation?.currency ?? 'DZD';
  return <PricedTable tab={tab} currency={currency} lines={linesOf(tab, reservation)} />;
}

function linesOf(tab: 'service' | 'communication', reservation: Reservation | undefined) {
  const lines: PricedLine[] =
    tab === 'service'
      ? (reservation?.services ?? []).map(({ supplement, ...line }) => ({ ...line, ...supplement }))
      : (reservation?.communication ?? []).map(({ prints, ...line }) => ({ ...line, ...prints }));
  return lines;
}
