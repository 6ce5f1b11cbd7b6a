import { sessionItems } from '@mosta/shared/auth';
import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { Repricing } from '@mosta/shared/domain/simulation';
import { readSimulation, writeSimulation } from '@mosta/shared/domain/simulation-storage';
import {
  SIMULATION_STORAGE_KEY,
  type SimulationState,
} from '@mosta/shared/schemas/simulation.schema';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  type CurrentQuote,
  fingerprintOf,
  readPayment,
  readStoredQuote,
  writeStoredQuote,
} from './current-quote';

/** Where a stored simulation that cannot be read is moved. */
export const SET_ASIDE_KEY = `${SIMULATION_STORAGE_KEY}:setAside`;

/** What was removed last, and the simulation before that. */
type Removal = {
  /** Null where the whole cart was emptied. */
  name: string | null;
  before: SimulationState;
};

type SimulationStore = {
  simulation: SimulationState;
  /** How it is to be paid, for the stamp duty; null before it was chosen. */
  payment: PaymentMode | null;
  /** The quote of exactly this simulation and payment; null before there is one. */
  currentQuote: CurrentQuote | null;
  /** Reference of the quote that the last change invalidated. */
  outdated: string | null;
  /** What the last change of nationality did to the prices, until the notice is closed. */
  repricing: Repricing | null;
  removal: Removal | null;
  /** What was stored could not be read, and was set aside. */
  setAside: boolean;
};

export const simulationStore = createStore<SimulationStore>(() => readStorage());

/** The simulation of this tab: specification, section 4. Stored at every change. */
export function useSimulation(): SimulationState {
  return useStore(simulationStore, ({ simulation }) => simulation);
}

/** The quote of the current simulation; null before there is one, and after any change. */
export function useCurrentQuote(): CurrentQuote | null {
  return useStore(simulationStore, ({ currentQuote }) => currentQuote);
}

export function useSimulationPayment(): PaymentMode | null {
  return useStore(simulationStore, ({ payment }) => payment);
}

/** Notices about the simulation that are still open. */
export function useSimulationNotices() {
  const repricing = useStore(simulationStore, (state) => state.repricing);
  const removal = useStore(simulationStore, (state) => state.removal);
  const outdated = useStore(simulationStore, (state) => state.outdated);
  const setAside = useStore(simulationStore, (state) => state.setAside);
  return { repricing, removal, outdated, setAside };
}

/** The simulation, payment and quote at this moment, for event handlers. */
export function currentSimulation(): Pick<
  SimulationStore,
  'simulation' | 'payment' | 'currentQuote'
> {
  return simulationStore.getState();
}

/** Reads the session storage again, as opening the page does. */
export function restoreSimulation(): void {
  simulationStore.setState(readStorage());
}

/** Restores the simulation from before the last removal. */
export function undoRemoval(): void {
  const { removal } = simulationStore.getState();
  if (removal) changeSimulation(() => removal.before);
}

/** Closes a notice. */
export function dismissNotice(notice: 'repricing' | 'removal' | 'outdated' | 'setAside'): void {
  simulationStore.setState({ [notice]: notice === 'setAside' ? false : null });
}

function readStorage(): SimulationStore {
  const stored = readSimulation(sessionItems.read(SIMULATION_STORAGE_KEY));
  if (stored.setAside !== null) {
    sessionItems.write(SET_ASIDE_KEY, stored.setAside);
    sessionItems.remove(SIMULATION_STORAGE_KEY);
  }
  const payment = readPayment();
  return {
    simulation: stored.state,
    payment,
    currentQuote: readStoredQuote(stored.state, payment),
    outdated: null,
    repricing: null,
    removal: null,
    setAside: stored.outcome === 'invalid',
  };
}

/** Every change goes through here: it is stored, and invalidates the quote. */
export function changeSimulation(transition: (state: SimulationState) => SimulationState): void {
  const { simulation } = simulationStore.getState();
  const next = transition(simulation);
  if (next === simulation || fingerprintOf(next, null) === fingerprintOf(simulation, null)) return;
  sessionItems.write(SIMULATION_STORAGE_KEY, writeSimulation(next));
  simulationStore.setState({ simulation: next, removal: null });
  discardQuote();
}

/** Changes the simulation so that `undoRemoval` can restore it. @param nameOf what is removed; null for everything */
export function removeFromSimulation(
  nameOf: (state: SimulationState) => string | null,
  transition: (state: SimulationState) => SimulationState,
): void {
  const { simulation: before } = simulationStore.getState();
  const name = nameOf(before);
  changeSimulation(transition);
  if (simulationStore.getState().simulation !== before) {
    simulationStore.setState({ removal: { name, before } });
  }
}

/** Forgets the quote and notes that it is outdated. */
export function discardQuote(): void {
  const { currentQuote, simulation, payment } = simulationStore.getState();
  if (!currentQuote) return;
  writeStoredQuote(null, simulation, payment);
  simulationStore.setState({ currentQuote: null, outdated: currentQuote.reference });
}
