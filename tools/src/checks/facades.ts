import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_PARTS } from '@mosta/portal-sdk/build/webpack/sharing';
import { findRemotes, HOST_DIR, SHARED_DIR } from '../project';

/** Façades of parts and data, with the files that define what they hand out. Those of session, socket and router are the way to the page's one copy, whoever uses it. */
const FACADES = {
  ui: UI_PARTS,
  theme: ['theme'],
  queries: ['queries'],
};

/** What serves one package and stays nevertheless, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'ui/LiveOnly': 'teams use it in pages that the build draws',
  'ui/Popover': 'a library’s part, of which a page holds one copy; only its moment is ours',
  'theme/prepareTheme': 'makes the one theme of the page before it is drawn',
  'theme/ThemeProvider': 'the page has one theme',
  'theme/useScheme': 'the page has one theme',
  'theme/PALETTE': 'a design token, one of a set',
  'theme/TYPE_SCALE': 'a design token, one of a set',
  'queries/hotelsQuery': 'its remote would carry valibot for it alone',
  'queries/refreshNotifications': 'shell and dashboard share what is read',
  'queries/refreshParticipations': 'belongs to ownParticipationsQuery',
  'queries/refreshEdition': 'belongs to useEdition',
  'queries/refreshStands': 'belongs to standsQuery',
};

/**
 * Names the exports of the façades that fewer than two packages use: every visitor loads them with the host, so they
 * belong into the package that shows them.
 */
export async function checkFacades(): Promise<string> {
  const folders = [HOST_DIR, ...findRemotes().map(({ directory }) => directory)];
  const workspace = join(SHARED_DIR, 'src', 'workspace');
  // each remote that shows it bundles it, as a package of its own
  const packages = [...folders.map((folder) => join(folder, 'src')), workspace].map((folder) =>
    textBelow(folder),
  );
  return Object.entries(FACADES)
    .flatMap(([facade, files]) => {
      const own = join(SHARED_DIR, 'src', facade);
      const others = textBelow(join(SHARED_DIR, 'src'), own, workspace);
      const source = files.map((file) => readFileSync(join(own, `${file}.ts`), 'utf8')).join('\n');
      return findLonely(facade, source, [...packages, others], KEPT);
    })
    .join('\n');
}

/**
 * @param source of the façade; what it passes on of a library is left out, since a page holds one copy of that
 * @param packages the text of each package that may use it
 * @param kept exports that may serve one package, by `<façade>/<name>`, with the reason
 */
export function findLonely(
  facade: string,
  source: string,
  packages: readonly string[],
  kept: Readonly<Record<string, string>>,
): string[] {
  const names = ownExports(source);
  const lonely = names.filter(
    (name) => packages.filter((text) => new RegExp(`\\b${name}\\b`).test(text)).length < 2,
  );
  const needless = Object.keys(kept).filter(
    (key) => key.startsWith(`${facade}/`) && !lonely.includes(key.slice(facade.length + 1)),
  );
  return [
    ...lonely
      .filter((name) => !Object.hasOwn(kept, `${facade}/${name}`))
      .map(
        (name) =>
          `@mosta/shared/${facade} : ${name} ne sert qu’un paquet ; placez-le dans celui-ci, ou dites dans tools/src/checks/facades.ts pourquoi il reste.`,
      ),
    ...needless.map((key) => `${key} : cette exception ne sert plus.`),
  ];
}

/** Names of the values that a façade defines: of its own files, not of a library. */
function ownExports(source: string): string[] {
  return [...source.matchAll(/export \{([^}]*)\} from '(\.[^']*)'/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

function textBelow(folder: string, ...except: string[]): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !except.some((other) => path.startsWith(join(other, '/'))))
    .filter((path) => !/\/(testing|prerender)[/.]/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
