import {
  type CartItem,
  countStands,
  type PersonalInfo,
  type Promo,
  type SelectedPackage,
  SIMULATION_LIMITS,
  type SimulationState,
} from '../schemas/simulation.schema';
import type { Currency } from './money';
import { currencyOf } from './nationality';
import { itemLine, packageLine } from './pricing';
import { clamp } from './whole-number';

/** Transitions of the simulation (specification, section 4). Each returns a new state, or the same one if nothing changes. */

export const INITIAL_SIMULATION: SimulationState = {
  personalInfo: { nationality: '', sector: '', participationType: '' },
  formule: { selectedFormules: [] },
  cart: {},
  promo: null,
  promoCode: null,
};

/** Adds an item: increases the quantity of an existing one up to the largest allowed, or inserts a new one. */
export function addToCart(
  state: SimulationState,
  item: CartItem,
  quantity: number = item.quantity,
): SimulationState {
  if (!isCount(quantity)) return state;
  const present = itemOf(state, item._id);
  if (!present && Object.keys(state.cart).length >= SIMULATION_LIMITS.items) return state;
  const sum = Math.min((present?.quantity ?? 0) + quantity, SIMULATION_LIMITS.quantity);
  return withItem(state, { ...(present ?? item), quantity: sum });
}

/** A quantity above 0 is set, as a whole number up to the largest allowed; any other removes the item. */
export function updateCartItem(
  state: SimulationState,
  id: string,
  quantity: number,
): SimulationState {
  const item = itemOf(state, id);
  if (!item) return state;
  if (!(quantity > 0)) return removeFromCart(state, id);
  return withItem(state, { ...item, quantity: whole(quantity, SIMULATION_LIMITS.quantity) });
}

/** Sets the days of an item that is charged per day, clamped between 1 and the largest allowed; other items have none. */
export function setCartItemDays(state: SimulationState, id: string, days: number): SimulationState {
  const item = itemOf(state, id);
  if (!item?.isPerDay) return state;
  return withItem(state, {
    ...item,
    days: whole(days, SIMULATION_LIMITS.days),
  });
}

export function removeFromCart(state: SimulationState, id: string): SimulationState {
  if (!itemOf(state, id)) return state;
  const rest = Object.entries(state.cart).filter(([key]) => key !== id);
  return { ...state, cart: Object.fromEntries(rest) };
}

/** Empties the cart only: packages, personal data and promo stay. */
export function clearCart(state: SimulationState): SimulationState {
  return Object.keys(state.cart).length === 0 ? state : { ...state, cart: {} };
}

/** Whether neither a stand nor an item is chosen. */
export function isEmptySimulation({ formule, cart }: SimulationState): boolean {
  return formule.selectedFormules.length === 0 && Object.keys(cart).length === 0;
}

/** The initial state, without promo. */
export function resetSimulation(): SimulationState {
  return INITIAL_SIMULATION;
}

/**
 * Puts a package among the selected ones, in place of the one with its id or after the others.
 */
export function putPackage(state: SimulationState, chosen: SelectedPackage): SimulationState {
  const list = state.formule.selectedFormules;
  if (!(chosen.quantity > 0)) return removePackage(state, chosen.id);
  const most = standsLeft(state, chosen.id);
  if (most === 0) return state;
  const next = { ...chosen, quantity: whole(chosen.quantity, most) };
  if (list.some(({ id }) => id === chosen.id)) {
    return withPackages(
      state,
      list.map((old) => (old.id === chosen.id ? next : old)),
    );
  }
  if (list.length >= SIMULATION_LIMITS.packages) return state;
  return withPackages(state, [...list, next]);
}

/** How many stands of a package may be chosen beside those of the others. */
export function standsLeft({ formule }: SimulationState, id: string): number {
  const selectedFormules = formule.selectedFormules.filter((one) => one.id !== id);
  return Math.max(0, SIMULATION_LIMITS.stands - countStands({ selectedFormules }));
}

/** The state with as many stands as are allowed, the first ones first: a browser may have stored more. */
export function withinLimits(state: SimulationState): SimulationState {
  if (countStands(state.formule) <= SIMULATION_LIMITS.stands) return state;
  const empty = withPackages(state, []);
  return state.formule.selectedFormules.reduce(putPackage, empty);
}

/** A quantity above 0 is set, as in the cart; any other removes the package. */
export function updatePackage(
  state: SimulationState,
  id: string,
  quantity: number,
): SimulationState {
  const chosen = state.formule.selectedFormules.find((one) => one.id === id);
  return chosen ? putPackage(state, { ...chosen, quantity }) : state;
}

export function removePackage(state: SimulationState, id: string): SimulationState {
  const rest = state.formule.selectedFormules.filter((one) => one.id !== id);
  return rest.length === state.formule.selectedFormules.length ? state : withPackages(state, rest);
}

/** What to report to the visitor after a change of nationality. */
export type Repricing = {
  from: Currency;
  to: Currency;
  /** Names of the chosen packages and items that are "Sur devis" in the new currency. */
  onQuote: readonly string[];
};

/**
 * Changes who simulates. Both prices of everything chosen are in the state, so a nationality that pays in another
 * currency re-prices it all at once; `repricing` says so where there was something to re-price.
 */
export function setPersonalInfo(
  state: SimulationState,
  changes: Partial<PersonalInfo>,
): { state: SimulationState; repricing: Repricing | null } {
  const next = { ...state, personalInfo: { ...state.personalInfo, ...changes } };
  const from = currencyOf(state.personalInfo.nationality);
  const to = currencyOf(next.personalInfo.nationality);
  const lines = [
    ...next.formule.selectedFormules.map((chosen) => packageLine(chosen, to)),
    ...Object.values(next.cart).map((item) => itemLine(item, to)),
  ];
  if (from === to || lines.length === 0) return { state: next, repricing: null };
  const onQuote = lines.filter(({ unitPrice }) => unitPrice === null).map(({ name }) => name);
  return { state: next, repricing: { from, to, onQuote } };
}

/** Stores the code as typed and drops the promo of an earlier code. */
export function typePromoCode(state: SimulationState, code: string): SimulationState {
  return { ...state, promoCode: code, promo: null };
}

/** Stores the promo of a code, or null for an invalid code. */
export function resolvePromo(state: SimulationState, promo: Promo | null): SimulationState {
  return { ...state, promo };
}

function isCount(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity > 0;
}

/** Without its fraction, between 1 and the largest allowed. */
function whole(value: number, most: number): number {
  return Math.trunc(clamp(value, 1, most));
}

/** Own keys only: `constructor` is not an item. */
function itemOf(state: SimulationState, id: string): CartItem | undefined {
  return Object.hasOwn(state.cart, id) ? state.cart[id] : undefined;
}

function withItem(state: SimulationState, item: CartItem): SimulationState {
  return { ...state, cart: { ...state.cart, [item._id]: item } };
}

function withPackages(
  state: SimulationState,
  selectedFormules: SelectedPackage[],
): SimulationState {
  return { ...state, formule: { ...state.formule, selectedFormules } };
}
