import { useSearchParams } from '@mosta/shared/router';
import { CATALOGUE_GROUPS, type CatalogueGroup } from '@mosta/shared/schemas/catalogue.schema';
import { TAB_PARAMETER, type TabName } from './supplies/supplies-tabs';

/** The address names the open group of the catalogue: `?vue=fournitures&commander=Service`. */
const ORDER_PARAMETER = 'commander';

/** The open group of the catalogue, or null while the tables are shown; and how to open and leave it. */
export function useOrdering() {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(ORDER_PARAMETER);
  const group = CATALOGUE_GROUPS.find((one) => one === named) ?? null;

  /** Opening the catalogue is a step of the history; changing the group inside it is not. */
  function open(next: CatalogueGroup): void {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(ORDER_PARAMETER, next);
        return after;
      },
      { replace: group !== null, preventScrollReset: group !== null },
    );
  }

  /** @param tab the table to show; the one of before when left out */
  function leave(tab?: TabName): void {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      after.delete(ORDER_PARAMETER);
      if (tab) after.set(TAB_PARAMETER, tab);
      return after;
    });
  }
  return { group, open, leave };
}
