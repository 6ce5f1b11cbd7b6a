import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UNDIVIDED_FACADE } from '@mosta/shared/contract/published';
import { SHARED_DIR } from '../../places';

const require = createRequire(join(SHARED_DIR, 'package.json'));
const OWN_MANIFEST = './package.json';

/** Files of the façade `ui` that define what it hands out; `base` comes with the start. */
export const UI_PARTS = ['base', 'choices', 'fields', 'tables', 'tabs'];

/** Modules of which a page holds exactly one copy, by the request string that imports them. */
const ONE_COPY_MODULES = [
  'auth',
  'http',
  'queries',
  'realtime',
  'router',
  ...UI_PARTS.map((part) => `ui/${part}`),
  'i18n',
  'theme',
  'toast',
  'shell',
].map((room) => `@mosta/shared/${room}`);

/** Parts of a façade that a page fetches where it needs them; all others come with the start. */
export const LATE_FACADES = UI_PARTS.filter((part) => part !== 'base').map(
  (part) => `@mosta/shared/ui/${part}`,
);

const ONE_COPY_LIBRARIES = ['react', 'react-dom'];
/** Part of React's one copy: shared under its own request string. */
const REACT_ENTRIES = ['react/jsx-runtime', 'react-dom/client'];

/** The file behind each façade, by its request. */
export function facadeSources(): Record<string, string> {
  const { exports } = require(OWN_MANIFEST) as { exports: Record<string, string> };
  return Object.fromEntries(
    [...ONE_COPY_MODULES, UNDIVIDED_FACADE].map((request) => {
      const file = exports[request.replace('@mosta/shared', '.')] ?? '';
      return [request, join(SHARED_DIR, file)];
    }),
  );
}

type SharedEntry = {
  singleton: true;
  requiredVersion: string;
  version?: string;
  import?: false;
};

/** What the host provides to every remote, and takes itself. */
export function providedByHost(): Record<string, SharedEntry> {
  return entries(provided);
}

/** What the host provides besides, and takes nowhere itself: by file. */
export function providedToFormer(): Record<string, SharedEntry & { shareKey: string }> {
  const file = facadeSources()[UNDIVIDED_FACADE] ?? '';
  return { [file]: { ...provided(generation()), shareKey: UNDIVIDED_FACADE } };
}

function provided(version: string): SharedEntry {
  return { singleton: true, version, requiredVersion: version };
}

/**
 * What a remote takes from the host and does not bundle (`import: false`).
 * @param bundled modules that a stub carries itself to prove that the page refuses a second copy
 */
export function consumedFromHost(bundled: readonly string[] = []): Record<string, SharedEntry> {
  const consumed = entries((version) => ({
    singleton: true,
    requiredVersion: `^${version}`,
    import: false,
  }));
  return Object.fromEntries(
    Object.entries(consumed).filter(([request]) => !bundled.includes(request)),
  );
}

function entries(entry: (version: string) => SharedEntry): Record<string, SharedEntry> {
  const ours = generation();
  const react = versionOf('react/package.json');
  return Object.fromEntries([
    ...ONE_COPY_MODULES.map((request) => [request, entry(ours)]),
    ...[...ONE_COPY_LIBRARIES, ...REACT_ENTRIES].map((request) => [request, entry(react)]),
  ]);
}

/** The packed package has the contract's version; what matters here is that a page has one generation of it. */
function generation(): string {
  return `${versionOf(OWN_MANIFEST).split('.')[0]}.0.0`;
}

function versionOf(manifest: string): string {
  return (require(manifest) as { version: string }).version;
}
