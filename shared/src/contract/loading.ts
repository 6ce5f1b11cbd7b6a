/** Longest wait for everything that a page or a widget needs before it shows, all attempts together, in milliseconds. */
export const LOAD_DEADLINE_MS = 8000;

/** From here on the previous version is loaded beside an active one that takes so long; whichever is there first shows. */
export const PREVIOUS_AFTER_MS = 5000;

/** Longest wait for a catalogue of texts, in milliseconds; French takes its place, so it is shorter than the whole. */
export const CATALOGUE_TIMEOUT_MS = 4000;

/** What takes so long is said to be slow; the loading state is calm before. */
export const SLOW_AFTER_MS = 3000;

/** Longest wait for an entry script or a chunk, in milliseconds; a slower one counts as failed. */
export const SCRIPT_TIMEOUT_MS = 8000;

/** How often an entry script or a chunk is tried again after it failed. */
export const LOAD_RETRIES = 2;

/** Pause before the first retry, in milliseconds; it doubles with each, and varies by half. */
export const LOAD_RETRY_DELAY_MS = 400;

/** The one module that a remote exposes to the host. */
export const EXPOSED_MODULE = './remote';

/**
 * Name of a federation container, an identifier: two versions can be loaded into one page.
 * @param version tells it from the remote's other containers
 */
export function containerName(name: string, version: string): string {
  return `mosta_${name}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
