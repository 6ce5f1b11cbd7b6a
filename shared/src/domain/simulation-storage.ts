import * as v from 'valibot';
import {
  type SelectedPackage,
  SIMULATION_VERSION,
  type SimulationState,
  selectedPackageSchema,
  simulationStateSchema,
  storedSimulationSchema,
} from '../schemas/simulation.schema';
import { INITIAL_SIMULATION, putPackage, withinLimits } from './simulation';

/** The result of reading the stored simulation. */
export type StoredSimulation = {
  state: SimulationState;
  /**
   * `none`: nothing was stored. `read`: as it was written. `migrated`: from the form without a version.
   * `invalid`: not usable; the state is the initial one, and `setAside` is the stored text, to be saved elsewhere and reported.
   */
  outcome: 'none' | 'read' | 'migrated' | 'invalid';
  setAside: string | null;
};

/** The text to store under `SIMULATION_STORAGE_KEY`. */
export function writeSimulation(state: SimulationState): string {
  return JSON.stringify({ version: SIMULATION_VERSION, ...state });
}

/**
 * Parses the text of the session storage. Never throws: broken, forged or newer data is set aside.
 * @param text null where nothing is stored
 */
export function readSimulation(text: string | null): StoredSimulation {
  if (text === null) return { state: INITIAL_SIMULATION, outcome: 'none', setAside: null };
  const stored = parseJson(text);
  const read = v.safeParse(storedSimulationSchema, stored);
  if (read.success) {
    const { version: _, ...state } = read.output;
    return { state: withinLimits(state), outcome: 'read', setAside: null };
  }
  const state = isRecord(stored) && !('version' in stored) ? migrate(stored) : null;
  return state
    ? { state, outcome: 'migrated', setAside: null }
    : { state: INITIAL_SIMULATION, outcome: 'invalid', setAside: text };
}

type Loose = Record<string, unknown>;

/** Names that the stray key of the selected packages can have: "selectedFormule", "formules", "selectedPackages". */
const STRAY_NAME = /select|formule|package/i;

/**
 * Migrates the format without a version. It wrote package updates to a key beside `selectedFormules` whose name the
 * specification does not give (section 4), so a key with one of these names that contains packages is used. It holds the
 * later choice, so it replaces the package of its id. In that format `promo` could also be the text of a code.
 */
function migrate(stored: Loose): SimulationState | null {
  const { personalInfo, formule, cart, promo, promoCode, ...beside } = stored;
  const { selectedFormules, ...astray } = isRecord(formule) ? formule : {};
  const code = typeof promo === 'string' && promo !== '' ? promo : null;
  const read = v.safeParse(simulationStateSchema, {
    personalInfo: personalInfo ?? INITIAL_SIMULATION.personalInfo,
    formule: { selectedFormules: selectedFormules ?? [] },
    cart: cart ?? {},
    promo: typeof promo === 'string' ? null : promo,
    promoCode: promoCode ?? code,
  });
  if (!read.success) return null;
  return [...Object.entries(beside), ...Object.entries(astray)]
    .filter(([name]) => STRAY_NAME.test(name))
    .flatMap(([, value]) => packagesIn(value))
    .reduce(putPackage, read.output);
}

/** One package, a list of them, or a record of them; nothing for any other value. */
function packagesIn(value: unknown): SelectedPackage[] {
  const entries = v.is(selectedPackageSchema, value)
    ? [value]
    : Object.values(isRecord(value) ? value : {});
  return entries.flatMap((entry) => {
    const read = v.safeParse(selectedPackageSchema, entry);
    return read.success ? [read.output] : [];
  });
}

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
