import { useSearchParams } from '@mosta/shared/router';
import { RESERVATION_PARAMETER } from '../../paths';

/** The four views of the side menu (specification, section 2), in its order. */
export const MENU_VIEWS = ['salon', 'fournitures', 'communication', 'actualites'] as const;
/** Views beside the four: the participation, led to from the overview, and those of the user menu. */
export const PERSONAL_VIEWS = ['dossier', 'profil', 'parametres'] as const;

export type MenuView = (typeof MENU_VIEWS)[number];
export type View = MenuView | (typeof PERSONAL_VIEWS)[number];

/** The address names the view, so that it can be linked to and the back button works: `?vue=fournitures`. */
const VIEW_PARAMETER = 'vue';

/** The view that the address names, or null; and the function that opens another. */
export function useView(): [View | null, (view: View) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(VIEW_PARAMETER);
  const view = [...MENU_VIEWS, ...PERSONAL_VIEWS].find((one) => one === named) ?? null;

  function open(next: View): void {
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
