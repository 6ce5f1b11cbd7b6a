import { plainClient } from '@mosta/shared/http';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { pageConfig } from '../page/page-config';

/** Phase of loading in which something failed, and a stable code. */
export class LoadError extends Error {
  constructor(
    readonly phase: FailureReport['phase'],
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'LoadError';
  }
}

const CHUNK_INTEGRITY = 'CHUNK_INTEGRITY';

/** Reads whatever the loading of code threw. */
export function asLoadError(thrown: unknown): LoadError {
  if (thrown instanceof LoadError) return thrown;
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = { cause: thrown };
  if (name === 'SecondCopyError') return new LoadError('singleton', 'SECOND_COPY', message, cause);
  if (name === 'ChunkLoadError') {
    return new LoadError('script', chunkCode(thrown), message, cause);
  }
  return new LoadError('script', 'SCRIPT_FAILED', message, cause);
}

/** What the runtime of the remote's build says of a chunk: it knows the hash of each (0029), and waits for one as long as we do. */
function chunkCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'CHUNK_FAILED';
  if ('code' in thrown && thrown.code === CHUNK_INTEGRITY) return CHUNK_INTEGRITY;
  return 'type' in thrown && thrown.type === 'timeout' ? 'CHUNK_TIMEOUT' : 'CHUNK_FAILED';
}

/** Reads whatever a component threw: what is no failure of loading is one of drawing. */
export function asRenderError(thrown: unknown): LoadError {
  const error = asLoadError(thrown);
  if (error === thrown || error.code !== 'SCRIPT_FAILED') return error;
  return new LoadError('render', 'RENDER_FAILED', error.message, { cause: thrown });
}

const FINAL = ['SECOND_COPY', 'GLOBAL_REPLACED', 'CONTRACT_MISMATCH'];

/** Neither a retry nor the previous version would help: the team has to see its mistake. */
export function isFinal({ code }: LoadError): boolean {
  return FINAL.includes(code);
}

/** One event for every failure: to the console while developing and testing, to the API in production. */
export function reportFailure(report: FailureReport): void {
  globalThis.dispatchEvent(new CustomEvent('portal:failure', { detail: report }));
  if (pageConfig().environment !== 'production') {
    // The code in the text itself: browsers abbreviate an object, or show none of it where they are asked later.
    console.warn(`[portal] ${report.code}`, report);
    return;
  }
  // A report that cannot be sent must not become a second failure.
  plainClient.post('/v1/failure', report).catch(() => undefined);
}
