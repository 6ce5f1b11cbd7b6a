/** Who may import whom: ARCHITECTURE.md, "Import rules". tools/src/checks/import-rules.test.ts proves that the rules can fail. */

/** Name of the library in the rule, its packages, and who may import them. */
const ONE_IMPORTER = [
  ['axios', 'axios', '^shared/src/http/'],
  [
    'socket.io',
    'socket\\.io-client',
    '^(shared/src/realtime/|api/(test|src/.*\\.test\\.ts)|sdk/src/stubs/.*\\.test\\.ts)',
  ],
  ['query', '@tanstack/(?!react-table).+', '^shared/src/(http|queries|testing)/'],
  ['table', '@tanstack/react-table', '^remote-organiser/src/ui/'],
  ['dnd-kit', '@dnd-kit/.+', '^remote-organiser/src/ui/'],
  ['qr', 'qr', '^shared/src/workspace/scanner/'],
  ['pdf', 'pdfjs-dist', '^(remote-organiser/src/features/staff/|api/test/)'],
  ['notistack', 'notistack', '^shared/src/toast/'],
  ['router', 'react-router-dom', '^shared/src/router/'],
  ['i18next', 'i18next|react-i18next', '^shared/src/i18n/'],
  ['mui', '@mui/[a-z-]+|@emotion/[a-z]+|stylis', '^shared/src/(ui|theme)/'],
  ['saxes', 'saxes', '^plan/src/import/'],
  ['css-tree', 'css-tree', '^plan/src/import/'],
  ['workbox', 'workbox-[a-z-]+', '^host/worker/'],
  ['totp', 'otpauth', '^(api/src/platform/accounts/|api/test/|e2e/)'],
  ['workbooks', 'hucre', '^api/(src/platform/documents/|test/)'],
  ['pixi', 'pixi\\.js|@pixi/react', '^remote-floorplan/'],
  ['federation', '@module-federation/.+', '^(host/src/federation/|(tools|sdk)/src/build/webpack/)'],
];

/** A folder of a remote that holds one large page with all its parts; the other folders have fixed names. */
const AREA = 'remote-[^/]+/src/(?!(?:pages|features|ui|forms|locales|testing)/)[^/]+';

const packageOf = (names) => `node_modules/(${names})(/|$)`;

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle of imports has no first module to read.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-modules',
      severity: 'error',
      comment:
        'Modules of the service have an order: what two need of each other is a third, or an event after commit.',
      scope: 'folder',
      from: { path: '^api/src/modules/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'platform-knows-no-fair',
      severity: 'error',
      comment:
        'The platform could serve another product: what it needs of the fair is handed to it.',
      from: { path: '^api/src/platform/' },
      to: {
        path: '^(api/src/(?!platform/)|shared/src/|release/)',
        pathNot:
          '^(api/src/config\\.ts|shared/src/schemas/(account|problem)\\.schema\\.ts|shared/src/domain/(phone|organizer-(roles|areas))\\.ts|release/src/(page/.*|bucket/load-s3\\.ts))$',
      },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'pure-modules',
      severity: 'error',
      comment: 'shared/contract, schemas and domain import nothing of the project but each other.',
      from: { path: '^shared/src/(contract|schemas|domain)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(shared/src/|host/|api/|release/|sdk/|remote-|tools/|e2e/)',
        pathNot: '^shared/src/(contract|schemas|domain)/',
      },
    },
    {
      name: 'api-shares-only-pure-modules',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shared/src/|host/|remote-|e2e/|sdk/|tools/)',
        pathNot: '^(shared/src/((contract|schemas|domain)/|testing/wallet-keys\\.tsx$)|sdk/jest/)',
      },
    },
    {
      name: 'plan-knows-no-project',
      severity: 'error',
      comment:
        'The drawing of a hall and its import know no page and no service, so that both have them.',
      from: { path: '^plan/' },
      to: {
        path: '^(shared/|host/|remote-|api/|release/|e2e/|sdk/|tools/)',
        pathNot: '^sdk/jest/',
      },
    },
    {
      name: 'plan-drawing-below-import',
      severity: 'error',
      comment: 'Pages draw halls; what reads foreign files is none of theirs.',
      from: { path: '^plan/src/drawing/' },
      to: { path: '^plan/src/import/' },
    },
    {
      name: 'plan-import-in-no-page',
      severity: 'error',
      comment: 'Its libraries read XML and style sheets: no browser loads them.',
      from: { path: '^(host|shared|remote-[^/]+)/src/' },
      to: { path: '^plan/src/import/' },
    },
    {
      name: 'release-shares-only-the-contract',
      severity: 'error',
      comment: 'The CLI and the API both release: what they share knows neither, and no page.',
      from: { path: '^release/' },
      to: {
        path: '^(shared/src/|host/|remote-|api/|e2e/|sdk/|tools/)',
        pathNot: '^(shared/src/(contract|testing)/|sdk/jest/)',
      },
    },
    {
      name: 'pages-follow-the-edition',
      severity: 'error',
      comment:
        'Pages show the current edition, useEdition() of shared/queries, not the first one (decision 78).',
      from: { path: '^(host|remote-[^/]+)/src/', pathNot: '\\.test\\.tsx?$|/testing[/.]' },
      to: { path: '^shared/src/domain/edition\\.ts$' },
    },
    {
      name: 'release-in-no-page',
      severity: 'error',
      from: { path: '^(host|shared|remote-[^/]+)/' },
      to: { path: '^release/' },
    },
    {
      name: 'sdk-knows-no-workspace',
      severity: 'error',
      comment: 'It serves teams that have a repository of their own: what it imports goes with it.',
      from: { path: '^sdk/', pathNot: '^sdk/(stubs|template)/' },
      to: {
        path: '^(shared/src/|host/|remote-|api/|e2e/|tools/)',
        pathNot: '^shared/src/(contract|testing)/',
      },
    },
    {
      name: 'stubs-are-remotes',
      severity: 'error',
      from: { path: '^sdk/stubs/' },
      to: { path: '^(host/|remote-|api/|e2e/|tools/|release/|sdk/src/)' },
    },
    {
      name: 'host-names-no-remote',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^(remote-|api/|e2e/)' },
    },
    {
      name: 'remote-knows-no-sibling',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(remote-[^/]+|host|api|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-knows-no-application',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(remote-|host/|api/|e2e/)' },
    },
    {
      name: 'no-imports-between-features',
      severity: 'error',
      comment: 'What two features need lives below them, in the remote or in shared.',
      from: { path: '^(remote-[^/]+/src/features)/([^/]+)/' },
      to: { path: '^(remote-[^/]+/src/features)/([^/]+)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'features-below-pages',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/features/' },
      to: { path: '^remote-[^/]+/src/(pages/|remote\\.tsx|standalone\\.tsx)' },
    },
    {
      name: 'no-imports-between-areas',
      severity: 'error',
      comment: 'An area hands over its state and nothing else.',
      from: { path: `^(${AREA})/` },
      to: { path: `^${AREA}/`, pathNot: '^$1/|^remote-[^/]+/src/[^/]+/state/' },
    },
    {
      name: 'no-imports-between-area-parts',
      severity: 'error',
      comment: 'What two parts of an area need lives in its state/ or ui/.',
      from: { path: `^(${AREA})/([^/]+)/` },
      to: { path: `^${AREA}/[^/]+/`, pathNot: '^$1/($2|state|ui)/|^remote-[^/]+/src/[^/]+/state/' },
    },
    {
      name: 'area-parts-below-page',
      severity: 'error',
      from: { path: `^(${AREA})/[^/]+/` },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'areas-below-remote',
      severity: 'error',
      comment: 'Pieces that areas share know none of them.',
      from: { path: '^(remote-[^/]+/src)/(ui|forms)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^(${AREA}/|remote-[^/]+/src/(pages/|remote\\.tsx|standalone\\.tsx))` },
    },
    {
      name: 'one-copy-by-name',
      severity: 'error',
      comment: 'Sharing goes by request string: a relative import would bring a second copy.',
      from: { path: '^shared/src/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^shared/src/(auth|http|queries|realtime|router|ui|i18n|theme|toast|shell)/([^/]+\\.store|auth|http|queries|realtime|router|ui|base|choices|fields|tables|tabs|i18n|theme|toast|shell)\\.ts$',
        pathNot: '^shared/src/$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'calls-in-queries',
      severity: 'error',
      comment:
        'No component calls the HTTP clients: calls live in *.queries.ts and in shared/queries.',
      from: {
        path: '^(host|remote-[^/]+|shared)/',
        pathNot:
          '\\.queries\\.tsx?$|\\.test\\.tsx?$|^shared/src/(http|queries|shell|prerender|testing)/|^host/src/(bootstrap\\.tsx$|federation/|prerender/)',
      },
      to: { path: '^shared/src/http/' },
    },
    {
      name: 'facade-internals',
      severity: 'error',
      comment:
        'State and tokens of a façade are reached through it: past it, each remote would bundle its own.',
      from: { pathNot: '^shared/src/(auth|theme|ui|prerender)/' },
      to: { path: '^shared/src/(auth/browser-storage|theme/tokens)\\.ts$' },
    },
    {
      name: 'shared-by-name',
      severity: 'error',
      comment: 'Other packages reach shared by the names of its exports map.',
      from: { pathNot: '^shared/' },
      to: { path: '^shared/src/', dependencyTypes: ['local'] },
    },
    {
      name: 'tools-import-contract-and-testing',
      severity: 'error',
      from: { path: '^(tools/src|e2e)/' },
      to: { path: '^(shared/src/|host/|remote-|api/)', pathNot: '^shared/src/(contract|testing)/' },
    },
    ...ONE_IMPORTER.map(([library, packages, path]) => ({
      name: `one-importer-${library}`,
      severity: 'error',
      from: { pathNot: `${path}|^node_modules` },
      to: { path: packageOf(packages) },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^e2e/fixtures/|(^|/)(dist|\\.types|\\.cache|\\.portal)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
