import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { catalogueChunk, MANIFEST_FILE } from '@mosta/shared/contract/published';

/** What a server does instead of its work; `hang` never answers, `delay` is in milliseconds. */
export type Fault = 'hang' | { delay: number } | { status: number } | { body: string };

/** Which of a remote's files the fault is about; `service`: the calls of its page. */
export type FaultyFiles =
  | 'manifest'
  | 'entry'
  | 'page'
  | 'texts'
  | 'other texts'
  | 'everything'
  | 'service';

export type FileFault = { of: FaultyFiles; fault: Fault };

const TEXTS = /^files\/locale-/;
const FRENCH = `files/${catalogueChunk(DEFAULT_LANGUAGE)}.`;

/**
 * Finds what is wrong with a file.
 * @param path relative to the build's folder
 * @param entry path of the entry script
 */
export function faultOf(
  faults: readonly FileFault[],
  path: string,
  entry: string,
): Fault | undefined {
  const concerns: Record<FaultyFiles, boolean> = {
    manifest: path === MANIFEST_FILE,
    entry: path === entry,
    page: /^files\/(?:page|route-)[^/]*\.js$/.test(path),
    texts: TEXTS.test(path),
    'other texts': TEXTS.test(path) && !path.startsWith(FRENCH),
    everything: path === MANIFEST_FILE || path.startsWith('files/'),
    service: false,
  };
  return faults.find(({ of }) => concerns[of])?.fault;
}

/** What an answer of a faulty server is; null where it never comes. */
export type FaultyAnswer = { status: number; body: string } | null;

/** Waits as the fault says. @returns what is answered instead; undefined where the right answer follows */
export async function suffer(fault: Fault): Promise<FaultyAnswer | undefined> {
  if (fault === 'hang') return null;
  if ('delay' in fault) {
    await wait(fault.delay);
    return undefined;
  }
  return 'status' in fault ? { status: fault.status, body: '' } : { status: 200, body: fault.body };
}
