import type { FailureName } from '../failures/failure-table';
import type { FileFault } from './faults';

/** How a failure of the table is shown: a built stub, and what its server does wrong. */
export type FailureStub = {
  /** Folder of `sdk/stubs` whose build is served. */
  build: string;
  /** What the server does wrong until it is told to mend. */
  faults?: readonly FileFault[];
  /** There is a version before it, which works. */
  previous?: true;
  /** The registry has it switched off. */
  disabled?: true;
};

/** Another script, which a browser would keep for ever. */
const TAMPERED = { body: 'tampered()' };
const GONE = { status: 404 };

/** One stub for each row of the table; a row without one does not compile. */
export const FAILURE_STUBS: Readonly<Record<FailureName, FailureStub>> = {
  slow: { build: 'ok', faults: [{ of: 'manifest', fault: { delay: 4000 } }] },
  'manifest-dead': { build: 'ok', faults: [{ of: 'manifest', fault: { status: 500 } }] },
  'manifest-hangs': { build: 'ok', faults: [{ of: 'manifest', fault: 'hang' }] },
  'manifest-rubbish': {
    build: 'ok',
    faults: [{ of: 'manifest', fault: { body: '<html>not what you asked for</html>' } }],
  },
  'entry-hangs': { build: 'ok', faults: [{ of: 'entry', fault: 'hang' }] },
  'entry-tampered': { build: 'ok', faults: [{ of: 'entry', fault: TAMPERED }] },
  'not-a-remote': { build: 'not-a-remote' },
  'active-fails': {
    build: 'ok',
    previous: true,
    faults: [{ of: 'manifest', fault: { status: 500 } }],
  },
  'active-hangs': { build: 'ok', previous: true, faults: [{ of: 'manifest', fault: 'hang' }] },
  'page-code-fails': { build: 'ok', faults: [{ of: 'page', fault: GONE }] },
  'page-code-tampered': { build: 'ok', faults: [{ of: 'page', fault: TAMPERED }] },
  'page-code-hangs': { build: 'ok', faults: [{ of: 'page', fault: 'hang' }] },
  'page-code-fails-previous': {
    build: 'ok',
    previous: true,
    faults: [{ of: 'page', fault: GONE }],
  },
  'drawing-fails': { build: 'crash' },
  'drawing-fails-previous': { build: 'crash', previous: true },
  'drawing-fails-typed': { build: 'form', previous: true },
  'texts-missing': { build: 'texts', faults: [{ of: 'other texts', fault: GONE }] },
  'texts-hang': { build: 'texts', faults: [{ of: 'other texts', fault: 'hang' }] },
  'texts-gone': { build: 'texts', faults: [{ of: 'texts', fault: GONE }] },
  'other-contract': { build: 'incompatible' },
  'switched-off': { build: 'ok', disabled: true },
  'no-such-part': { build: 'no-such-part' },
  'second-copy': { build: 'second-session' },
  'second-react': { build: 'second-react' },
  'cleanup-throws': { build: 'cleanup' },
  'event-throws': { build: 'events' },
  'global-replaced': { build: 'globals' },
  'styles-stay': { build: 'styles' },
  'files-gone': { build: 'ok', faults: [{ of: 'everything', fault: GONE }] },
  'network-returns': { build: 'ok', faults: [{ of: 'everything', fault: { status: 500 } }] },
  'api-hangs': { build: 'service', faults: [{ of: 'service', fault: 'hang' }] },
};

/** Stubs that work, each under its own name. */
export const WORKING_STUBS: Readonly<Record<string, string>> = {
  ok: 'Works on every route and in every slot, and shows the session and the socket',
  record: 'Works, and records what it is given',
  gallery: 'Shows the shared components to designers',
};

/** Builds that stand for no failure and are no stub of their own. */
export const HELPING_BUILDS = { home: 'home', before: 'before', rude: 'rude' } as const;
