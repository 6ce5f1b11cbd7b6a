/** Longest wait for a federation manifest, in milliseconds. */
export const MANIFEST_TIMEOUT_MS = 5000;

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
