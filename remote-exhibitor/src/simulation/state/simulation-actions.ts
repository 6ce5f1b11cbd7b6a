import type { PaymentMode } from '@mosta/shared/domain/payment';
import * as transitions from '@mosta/shared/domain/simulation';
import type {
  CartItem,
  PersonalInfo,
  Promo,
  SelectedPackage,
  SimulationState,
} from '@mosta/shared/schemas/simulation.schema';
import { type CurrentQuote, writePayment, writeStoredQuote } from './current-quote';
import { withDefaultNationality } from './default-nationality';
import { keepQuote } from './kept-quotes';
import {
  changeSimulation,
  discardQuote,
  removeFromSimulation,
  simulationStore,
} from './simulation.store';

export function addItem(item: CartItem, quantity?: number): void {
  changeSimulation((state) => transitions.addToCart(state, item, quantity));
}

/** Sets a quantity above 0; any other removes the item. */
export function setItemQuantity(id: string, quantity: number): void {
  if (quantity > 0) changeSimulation((state) => transitions.updateCartItem(state, id, quantity));
  else removeItem(id);
}

export function setItemDays(id: string, days: number): void {
  changeSimulation((state) => transitions.setCartItemDays(state, id, days));
}

export function removeItem(id: string): void {
  removeFromSimulation(
    ({ cart }) => (Object.hasOwn(cart, id) ? (cart[id]?.name ?? null) : null),
    (state) => transitions.removeFromCart(state, id),
  );
}

/** Empties the cart only; it can be undone. */
export function emptyCart(): void {
  removeFromSimulation(() => null, transitions.clearCart);
}

/** Resets everything, the promo code too. */
export function startOver(): void {
  setPayment(null);
  changeSimulation(transitions.resetSimulation);
  discardQuote();
  simulationStore.setState({ outdated: null, repricing: null, setAside: false });
}

export function choosePackage(chosen: SelectedPackage): void {
  changeSimulation((state) => transitions.putPackage(state, chosen));
}

/** Replaces the package with this id by one of another size, at the same position. */
export function exchangePackage(id: string, chosen: SelectedPackage): void {
  changeSimulation((state) => {
    const list = state.formule.selectedFormules;
    // of two packages with one id only the new one stays
    const others = list.filter((one) => one.id === id || one.id !== chosen.id);
    const selectedFormules = others.map((one) => (one.id === id ? chosen : one));
    return { ...state, formule: { selectedFormules } };
  });
}

/** Sets a quantity above 0; any other removes the package. */
export function setPackageQuantity(id: string, quantity: number): void {
  if (quantity > 0) changeSimulation((state) => transitions.updatePackage(state, id, quantity));
  else dropPackage(id);
}

export function dropPackage(id: string): void {
  removeFromSimulation(
    ({ formule }) => formule.selectedFormules.find((one) => one.id === id)?.name ?? null,
    (state) => transitions.removePackage(state, id),
  );
}

/** Changes who simulates; `useSimulationNotices` shows a change of currency. */
export function setPerson(changes: Partial<PersonalInfo>): void {
  const { simulation } = simulationStore.getState();
  const personalInfo = { ...simulation.personalInfo, ...changes };
  const { repricing } = transitions.setPersonalInfo(withDefaultNationality(simulation), changes);
  changeSimulation(() => ({ ...simulation, personalInfo }));
  if (changes.nationality !== undefined) simulationStore.setState({ repricing });
}

export function typePromo(code: string): void {
  changeSimulation((state) => transitions.typePromoCode(state, code));
}

/** Removes the promo and its code. */
export function dropPromo(): void {
  changeSimulation((state) => ({ ...state, promo: null, promoCode: null }));
}

/** Stores the discount of a code. @param code the code that was checked; ignored where another one is typed by now */
export function applyPromo(code: string, promo: Promo | null): void {
  changeSimulation((state) =>
    state.promoCode === code ? transitions.resolvePromo(state, promo) : state,
  );
}

export function setPayment(payment: PaymentMode | null): void {
  if (payment === simulationStore.getState().payment) return;
  writePayment(payment);
  simulationStore.setState({ payment });
  discardQuote();
}

/** Replaces the simulation by that of a quote. */
export function loadSimulation(
  simulation: SimulationState,
  payment: PaymentMode | null = simulationStore.getState().payment,
): void {
  setPayment(payment);
  simulationStore.setState({ repricing: null });
  changeSimulation(() => simulation);
}

/** Replaces the prices that the simulation carries by today's. */
export function adoptPrices(simulation: SimulationState): void {
  changeSimulation(() => simulation);
}

/** Stores the quote of the current simulation and payment. */
export function saveQuote({ secret, reference, validUntil }: CurrentQuote): void {
  const { simulation, payment } = simulationStore.getState();
  const currentQuote = { secret, reference, validUntil };
  writeStoredQuote(currentQuote, simulation, payment);
  simulationStore.setState({ currentQuote, outdated: null });
  keepQuote(currentQuote);
}

/** Gives up a quote that has expired or is gone: the simulation has not changed, and another can be asked for. */
export function abandonQuote(): void {
  discardQuote();
  simulationStore.setState({ outdated: null });
}

/** Keeps a quote of a simulation that has changed since it was asked for. */
export function saveOutdatedQuote(quote: CurrentQuote): void {
  keepQuote(quote);
  simulationStore.setState({ outdated: quote.reference });
}
