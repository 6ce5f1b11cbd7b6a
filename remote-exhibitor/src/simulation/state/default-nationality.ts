import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';

/** Until a nationality is chosen, prices are shown in dinars, as the fair publishes them. */
export function withDefaultNationality(simulation: SimulationState): SimulationState {
  if (simulation.personalInfo.nationality !== '') return simulation;
  const personalInfo = { ...simulation.personalInfo, nationality: ALGERIAN_EXHIBITOR };
  return { ...simulation, personalInfo };
}
