import {
  CATALOGUE_TIMEOUT_MS,
  LOAD_DEADLINE_MS,
  PREVIOUS_AFTER_MS,
  SLOW_AFTER_MS,
} from '@mosta/shared/contract/loading';

/** One way in which a remote can fail. The tests run from this table, and `docs/guides/failures.md` is checked against it. */
export type Failure = {
  /** What is wrong. */
  what: string;
  /** What the test does. */
  provoked: string;
  /** What the visitor sees. */
  seen: string;
  /** Code of the report and of the fallback; null where nothing is reported. */
  code: string | null;
  /** Milliseconds until the visitor knows, at the latest; null where there is nothing to notice. */
  knownAfter: number | null;
  /** Milliseconds until it works, at the latest, without anybody's doing; null where it does not. */
  worksAfter: number | null;
  /** What makes it work again. */
  again: string;
  /** Whether a unit test or a browser test provokes it. */
  by: 'unit' | 'browser';
};

const RETRY = '« Réessayer », or by itself';
const FALLBACK = 'The notice';
const PREVIOUS = 'The previous version, without a word';
const NOTHING = 'It works all along';
const NEW_VERSION = 'A new version';

/** The retries of something that fails at once take this long at most: two pauses, each longer by half. */
const RETRIES_MS = 1800;

export const FAILURES = {
  slow: {
    what: 'Slow network',
    provoked: 'The manifest takes 4 s',
    seen: 'A placeholder, after a while with a sentence that it is slow, then the page',
    code: null,
    knownAfter: SLOW_AFTER_MS,
    worksAfter: LOAD_DEADLINE_MS,
    again: 'By itself',
    by: 'unit',
  },
  'manifest-dead': {
    what: 'Manifest answers with an error',
    provoked: 'HTTP 500 at each attempt',
    seen: FALLBACK,
    code: 'MANIFEST_HTTP_500',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: RETRY,
    by: 'unit',
  },
  'manifest-hangs': {
    what: 'Manifest hangs',
    provoked: 'The server accepts the request and sends nothing',
    seen: FALLBACK,
    code: 'MANIFEST_TIMEOUT',
    knownAfter: LOAD_DEADLINE_MS,
    worksAfter: null,
    again: RETRY,
    by: 'browser',
  },
  'manifest-rubbish': {
    what: 'Manifest is something else',
    provoked: 'HTML where the manifest should be',
    seen: FALLBACK,
    code: 'MANIFEST_INVALID',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: RETRY,
    by: 'browser',
  },
  'entry-hangs': {
    what: 'Entry script hangs',
    provoked: 'The script never arrives',
    seen: FALLBACK,
    code: 'SCRIPT_TIMEOUT',
    knownAfter: LOAD_DEADLINE_MS,
    worksAfter: null,
    again: RETRY,
    by: 'unit',
  },
  'entry-tampered': {
    what: 'Entry script does not have the stated hash',
    provoked: 'Another script, which the browser keeps as immutable',
    seen: FALLBACK,
    code: 'INTEGRITY_FAILED',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: `${RETRY}; the browser’s cache is passed`,
    by: 'browser',
  },
  'not-a-remote': {
    what: 'Module is no remote of the contract',
    provoked: './remote exports something else',
    seen: FALLBACK,
    code: 'NOT_A_REMOTE',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: NEW_VERSION,
    by: 'unit',
  },
  'active-fails': {
    what: 'Active version cannot be loaded, and there is a previous one',
    provoked: 'HTTP 500 for the active version',
    seen: PREVIOUS,
    code: 'MANIFEST_HTTP_500',
    knownAfter: null,
    worksAfter: RETRIES_MS,
    again: NOTHING,
    by: 'unit',
  },
  'active-hangs': {
    what: 'Active version hangs, and there is a previous one',
    provoked: 'The manifest of the active version never arrives',
    seen: `The previous version after ${PREVIOUS_AFTER_MS / 1000} s`,
    code: null,
    knownAfter: SLOW_AFTER_MS,
    worksAfter: PREVIOUS_AFTER_MS,
    again: 'By itself',
    by: 'unit',
  },
  'page-code-fails': {
    what: 'Code of the page fails',
    provoked: 'Its chunk cannot be had',
    seen: FALLBACK,
    code: 'CHUNK_FAILED',
    knownAfter: 0,
    worksAfter: null,
    again: RETRY,
    by: 'unit',
  },
  'page-code-tampered': {
    what: 'Code of the page does not have the hash that its build gave it',
    provoked: 'Another script in the place of its chunk',
    seen: FALLBACK,
    code: 'CHUNK_INTEGRITY',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: RETRY,
    by: 'unit',
  },
  'page-code-hangs': {
    what: 'Code of the page hangs',
    provoked: 'Its chunk never arrives',
    seen: FALLBACK,
    code: 'CHUNK_TIMEOUT',
    knownAfter: LOAD_DEADLINE_MS,
    worksAfter: null,
    again: RETRY,
    by: 'unit',
  },
  'page-code-fails-previous': {
    what: 'Code of the page fails, and there is a previous version',
    provoked: 'The chunk of the active version cannot be had',
    seen: PREVIOUS,
    code: 'CHUNK_FAILED',
    knownAfter: null,
    worksAfter: LOAD_DEADLINE_MS,
    again: NOTHING,
    by: 'browser',
  },
  'drawing-fails': {
    what: 'Page throws while it is drawn',
    provoked: 'A component throws',
    seen: FALLBACK,
    code: 'RENDER_FAILED',
    knownAfter: 0,
    worksAfter: null,
    again: '« Réessayer », or a new version',
    by: 'unit',
  },
  'drawing-fails-previous': {
    what: 'Page throws while it is drawn, and there is a previous version',
    provoked: 'A component of the active version throws',
    seen: PREVIOUS,
    code: 'RENDER_FAILED',
    knownAfter: null,
    worksAfter: 0,
    again: NOTHING,
    by: 'unit',
  },
  'drawing-fails-typed': {
    what: 'Page throws while a form is filled in, and there is a previous version',
    provoked: 'Something is typed, then a component throws',
    seen: `${FALLBACK}; nothing is exchanged under the visitor’s hands`,
    code: 'RENDER_FAILED',
    knownAfter: 0,
    worksAfter: null,
    again: '« Réessayer », with the previous version',
    by: 'unit',
  },
  'texts-missing': {
    what: 'Texts of the page’s language are missing',
    provoked: 'The Arabic catalogue cannot be had',
    seen: 'The page in French',
    code: 'CATALOGUE_FAILED',
    knownAfter: null,
    worksAfter: RETRIES_MS,
    again: 'With the next page load',
    by: 'unit',
  },
  'texts-hang': {
    what: 'Texts of the page’s language hang',
    provoked: 'The Arabic catalogue never arrives',
    seen: 'The page in French',
    code: 'CATALOGUE_TIMEOUT',
    knownAfter: SLOW_AFTER_MS,
    worksAfter: CATALOGUE_TIMEOUT_MS,
    again: 'With the next page load',
    by: 'unit',
  },
  'texts-gone': {
    what: 'No texts at all',
    provoked: 'The French catalogue cannot be had either',
    seen: FALLBACK,
    code: 'CATALOGUE_FAILED',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: RETRY,
    by: 'unit',
  },
  'other-contract': {
    what: 'Built for another contract',
    provoked: 'The descriptor asks for ^9.0.0',
    seen: 'A sentence that names both versions; the rest of the page works',
    code: 'INCOMPATIBLE',
    knownAfter: 0,
    worksAfter: null,
    again: NEW_VERSION,
    by: 'unit',
  },
  'switched-off': {
    what: 'Switched off',
    provoked: 'The registry has it disabled',
    seen: 'A sentence that it is closed for the moment; the rest of the page works',
    code: 'DISABLED',
    knownAfter: 0,
    worksAfter: null,
    again: 'When it is enabled',
    by: 'unit',
  },
  'no-such-part': {
    what: 'Descriptor promises a page that the module lacks',
    provoked: 'A module without pages',
    seen: FALLBACK,
    code: 'NO_SUCH_PART',
    knownAfter: 0,
    worksAfter: null,
    again: NEW_VERSION,
    by: 'unit',
  },
  'second-copy': {
    what: 'Carries its own copy of a shared module',
    provoked: 'A build with its own session store',
    seen: `Where it is tested: ${FALLBACK}. For visitors: nothing, it is reported`,
    code: 'SECOND_COPY',
    knownAfter: 0,
    worksAfter: null,
    again: NEW_VERSION,
    by: 'unit',
  },
  'second-react': {
    what: 'Carries its own React',
    provoked: 'A build with React in it',
    seen: `Where it is tested: ${FALLBACK}. For visitors: what its hooks do; it is reported`,
    code: 'SECOND_COPY',
    knownAfter: 0,
    worksAfter: null,
    again: NEW_VERSION,
    by: 'browser',
  },
  'cleanup-throws': {
    what: 'Page throws while it is left',
    provoked: 'The cleanup of an effect throws',
    seen: 'The next page, header and navigation',
    code: 'CLEANUP_FAILED',
    knownAfter: null,
    worksAfter: 0,
    again: NOTHING,
    by: 'browser',
  },
  'event-throws': {
    what: 'Event, timer or promise throws',
    provoked: 'A click, a timer and a promise that nobody waits for',
    seen: 'The page as it is',
    code: 'UNCAUGHT_ERROR, UNHANDLED_REJECTION',
    knownAfter: null,
    worksAfter: 0,
    again: NOTHING,
    by: 'browser',
  },
  'global-replaced': {
    what: 'Replaces a global',
    provoked: 'It assigns window.fetch while it is evaluated',
    seen: `Where it is tested: ${FALLBACK}. For visitors: nothing, the assignment is refused and reported`,
    code: 'GLOBAL_REPLACED',
    knownAfter: 0,
    worksAfter: null,
    again: NEW_VERSION,
    by: 'browser',
  },
  'styles-stay': {
    what: 'Its styles reach beyond it',
    provoked: 'A style sheet and a style element of its script that mean the whole page',
    seen: 'The styles on its own pages, and on no other',
    code: null,
    knownAfter: null,
    worksAfter: 0,
    again: NOTHING,
    by: 'browser',
  },
  'files-gone': {
    what: 'Outage while the page loads, preloaded files among it',
    provoked: 'Each file answers 404, until they are there again',
    seen: FALLBACK,
    code: 'CHUNK_FAILED, SCRIPT_FAILED or MANIFEST_HTTP_404',
    knownAfter: LOAD_DEADLINE_MS,
    worksAfter: null,
    again: 'The first « Réessayer »',
    by: 'browser',
  },
  'network-returns': {
    what: 'Outage that ends',
    provoked: 'The network comes back; the page is looked at again',
    seen: `${FALLBACK}, then the page`,
    code: 'MANIFEST_HTTP_500',
    knownAfter: RETRIES_MS,
    worksAfter: null,
    again: 'By itself, within 2 s and once for each return',
    by: 'unit',
  },
  'api-hangs': {
    what: 'Service hangs',
    provoked: 'The call that the page waits for is never answered',
    seen: 'A sentence that it is slow, then a notice with « Réessayer » in the place of the data',
    code: null,
    knownAfter: LOAD_DEADLINE_MS,
    worksAfter: null,
    again: '« Réessayer »',
    by: 'browser',
  },
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof FAILURES;

/** The failures that a kind of test has to provoke. */
export type FailureBy<Kind extends Failure['by']> = {
  [Name in FailureName]: (typeof FAILURES)[Name]['by'] extends Kind ? Name : never;
}[FailureName];

/** The table as the guide shows it. */
export function failureRows(): string[] {
  return Object.values(FAILURES).map((failure: Failure) => {
    const { what, provoked, seen, code, knownAfter, worksAfter, again } = failure;
    const codes = code === null ? '-' : code.replace(/[A-Z_0-9]{6,}/g, '`$&`');
    return `| ${[what, provoked, seen, codes, time(knownAfter), time(worksAfter), again].join(' | ')} |`;
  });
}

function time(ms: number | null): string {
  if (ms === null) return '-';
  return ms === 0 ? 'at once' : `${ms / 1000} s`;
}
