/** State of a stand in the API (decision: Floor plan, availability). */
export const STAND_STATES = ['libre', 'option', 'reserve', 'confirme', 'bloque'] as const;
export type StandState = (typeof STAND_STATES)[number];

/** The drawing's boolean: only a free stand is available. */
export function isAvailable(state: StandState): boolean {
  return state === 'libre';
}
