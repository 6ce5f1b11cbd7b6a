import {
  type DashboardView,
  MENU_VIEWS,
  PERSONAL_VIEWS,
  RESERVATION_PARAMETER,
  VIEW_PARAMETER,
} from '@mosta/shared/domain/dashboard-link';
import { useSearchParams } from '@mosta/shared/router';

export type MenuView = (typeof MENU_VIEWS)[number];

/** The view that the address names, or null; and the function that opens another. */
export function useView(): [DashboardView | null, (view: DashboardView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(VIEW_PARAMETER);
  const view = [...MENU_VIEWS, ...PERSONAL_VIEWS].find((one) => one === named) ?? null;

  function open(next: DashboardView): void {
    setParameters((before) => {
      const reservation = before.get(RESERVATION_PARAMETER);
      return {
        [VIEW_PARAMETER]: next,
        // supplies and communication are about the same one
        ...(reservation === null ? {} : { [RESERVATION_PARAMETER]: reservation }),
      };
    });
  }
  return [view, open];
}
