import type { PaymentMode } from '@mosta/shared/domain/payment';
import * as transitions from '@mosta/shared/domain/simulation';
import { readSimulation, writeSimulation } from '@mosta/shared/domain/simulation-storage';
import {
  type CartItem,
  type PersonalInfo,
  type Promo,
  type SelectedPackage,
  SIMULATION_STORAGE_KEY,
  type SimulationState,
} from '@mosta/shared/schemas/simulation.schema';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { asPriced } from './as-priced';
import {
  fingerprintOf,
  type GivenQuote,
  readGivenQuote,
  readPayment,
  writeGivenQuote,
  writePayment,
} from './given-quote';
import { readSessionItem, writeSessionItem } from './session-item';

/** Where a stored simulation that could not be read is kept. */
export const SET_ASIDE_KEY = `${SIMULATION_STORAGE_KEY}:setAside`;

/** What was taken out last, and the simulation as it was before. */
type Removal = {
  /** Null where the whole cart was emptied. */
  name: string | null;
  before: SimulationState;
};

type SimulationStore = {
  simulation: SimulationState;
  /** How it is to be paid, for the stamp duty; null before it was chosen. */
  payment: PaymentMode | null;
  /** The quote given for just this simulation and payment. */
  given: GivenQuote | null;
  /** Reference of the quote that the last change put out of date. */
  outdated: string | null;
  /** The change of nationality that has still to be told. */
  repricing: transitions.Repricing | null;
  removal: Removal | null;
  /** What was stored could not be read, and was set aside. */
  setAside: boolean;
};

const simulationStore = createStore<SimulationStore>(() => restored());

/** The simulation of this tab: specification, section 4. Stored at every change. */
export function useSimulation(): SimulationState {
  return useStore(simulationStore, ({ simulation }) => simulation);
}

/** The quote of the present simulation; null before there is one, and after any change. */
export function useGivenQuote(): GivenQuote | null {
  return useStore(simulationStore, ({ given }) => given);
}

export function useSimulationPayment(): PaymentMode | null {
  return useStore(simulationStore, ({ payment }) => payment);
}

/** What the visitor has to be told about the simulation. */
export function useSimulationNotices() {
  const repricing = useStore(simulationStore, (state) => state.repricing);
  const removal = useStore(simulationStore, (state) => state.removal);
  const outdated = useStore(simulationStore, (state) => state.outdated);
  const setAside = useStore(simulationStore, (state) => state.setAside);
  return { repricing, removal, outdated, setAside };
}

/** The simulation and its quote at this moment, for what is sent. */
export function readPresent(): Pick<SimulationStore, 'simulation' | 'payment' | 'given'> {
  return simulationStore.getState();
}

/** Reads the session storage anew, as opening the page does. */
export function restoreSimulation(): void {
  simulationStore.setState(restored());
}

export function addItem(item: CartItem, quantity?: number): void {
  change((state) => transitions.addToCart(state, item, quantity));
}

/** A quantity above 0 is set; any other removes the item, which can be undone. */
export function setItemQuantity(id: string, quantity: number): void {
  if (quantity > 0) change((state) => transitions.updateCartItem(state, id, quantity));
  else removeItem(id);
}

export function setItemDays(id: string, days: number): void {
  change((state) => transitions.setCartItemDays(state, id, days));
}

export function removeItem(id: string): void {
  remove(
    ({ cart }) => (Object.hasOwn(cart, id) ? (cart[id]?.name ?? null) : null),
    (state) => transitions.removeFromCart(state, id),
  );
}

/** Empties the cart only; it can be undone. */
export function emptyCart(): void {
  remove(() => null, transitions.clearCart);
}

/** Everything back to the beginning, without promo. */
export function startOver(): void {
  writePayment(null);
  simulationStore.setState({ payment: null, repricing: null, setAside: false });
  change(transitions.resetSimulation);
  simulationStore.setState({ outdated: null });
}

export function choosePackage(chosen: SelectedPackage): void {
  change((state) => transitions.putPackage(state, chosen));
}

/** A package of another size in place of the one with this id; it keeps its place among the others. */
export function exchangePackage(id: string, chosen: SelectedPackage): void {
  change((state) => {
    const list = state.formule.selectedFormules;
    // of two packages with one id only the new one stays
    const others = list.filter((one) => one.id === id || one.id !== chosen.id);
    const selectedFormules = others.map((one) => (one.id === id ? chosen : one));
    return { ...state, formule: { selectedFormules } };
  });
}

/** A quantity above 0 is set; any other removes the package, which can be undone. */
export function setPackageQuantity(id: string, quantity: number): void {
  if (quantity > 0) change((state) => transitions.updatePackage(state, id, quantity));
  else dropPackage(id);
}

export function dropPackage(id: string): void {
  remove(
    ({ formule }) => formule.selectedFormules.find((one) => one.id === id)?.name ?? null,
    (state) => transitions.removePackage(state, id),
  );
}

/** Changes who simulates; a change of currency is told by `useSimulationNotices`. */
export function setPerson(changes: Partial<PersonalInfo>): void {
  const { simulation } = simulationStore.getState();
  const personalInfo = { ...simulation.personalInfo, ...changes };
  const { repricing } = transitions.setPersonalInfo(asPriced(simulation), changes);
  change(() => ({ ...simulation, personalInfo }));
  if (changes.nationality !== undefined) simulationStore.setState({ repricing });
}

export function typePromo(code: string): void {
  change((state) => transitions.typePromoCode(state, code));
}

/** Takes the promo and its code away. */
export function dropPromo(): void {
  change((state) => ({ ...state, promo: null, promoCode: null }));
}

/** Keeps what a code is worth. @param code as it was asked: an answer for an earlier code is not taken */
export function applyPromo(code: string, promo: Promo | null): void {
  change((state) => (state.promoCode === code ? transitions.resolvePromo(state, promo) : state));
}

export function setPayment(payment: PaymentMode | null): void {
  if (payment === simulationStore.getState().payment) return;
  writePayment(payment);
  simulationStore.setState({ payment });
  forgetQuote();
}

/** Takes over a whole simulation: of a quote that was given, or is continued here. */
export function loadSimulation(
  simulation: SimulationState,
  payment: PaymentMode | null = simulationStore.getState().payment,
): void {
  writePayment(payment);
  simulationStore.setState({ payment, repricing: null });
  change(() => simulation);
}

/** Puts the day's prices in place of those that the simulation carries. */
export function adoptPrices(simulation: SimulationState): void {
  change(() => simulation);
}

/** Keeps the quote that was given for the present simulation and payment. */
export function keepGivenQuote({ secret, reference, validUntil }: GivenQuote): void {
  const { simulation, payment } = simulationStore.getState();
  const given = { secret, reference, validUntil };
  writeGivenQuote(given, simulation, payment);
  simulationStore.setState({ given, outdated: null });
}

/** Puts back what was taken out last. */
export function undoRemoval(): void {
  const { removal } = simulationStore.getState();
  if (removal) change(() => removal.before);
}

/** Notices that were read. */
export function dismissNotice(notice: 'repricing' | 'removal' | 'outdated' | 'setAside'): void {
  simulationStore.setState({ [notice]: notice === 'setAside' ? false : null });
}

function restored(): SimulationStore {
  const stored = readSimulation(readSessionItem(SIMULATION_STORAGE_KEY));
  if (stored.setAside !== null) {
    writeSessionItem(SET_ASIDE_KEY, stored.setAside);
    writeSessionItem(SIMULATION_STORAGE_KEY, null);
  }
  const payment = readPayment();
  return {
    simulation: stored.state,
    payment,
    given: readGivenQuote(stored.state, payment),
    outdated: null,
    repricing: null,
    removal: null,
    setAside: stored.outcome === 'invalid',
  };
}

/** Every change goes through here: it is stored, and a quote of what was before no longer fits. */
function change(transition: (state: SimulationState) => SimulationState): void {
  const { simulation } = simulationStore.getState();
  const next = transition(simulation);
  if (next === simulation || fingerprintOf(next, null) === fingerprintOf(simulation, null)) return;
  writeSessionItem(SIMULATION_STORAGE_KEY, writeSimulation(next));
  simulationStore.setState({ simulation: next, removal: null });
  forgetQuote();
}

function remove(
  nameOf: (state: SimulationState) => string | null,
  transition: (state: SimulationState) => SimulationState,
): void {
  const { simulation: before } = simulationStore.getState();
  const name = nameOf(before);
  change(transition);
  if (simulationStore.getState().simulation !== before) {
    simulationStore.setState({ removal: { name, before } });
  }
}

function forgetQuote(): void {
  const { given, simulation, payment } = simulationStore.getState();
  if (!given) return;
  writeGivenQuote(null, simulation, payment);
  simulationStore.setState({ given: null, outdated: given.reference });
}
