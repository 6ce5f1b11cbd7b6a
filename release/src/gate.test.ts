import { randomBytes } from 'node:crypto';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import type { RouteDescriptor } from '@mosta/shared/contract/descriptor';
import {
  buildDescriptor,
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import type { BuildFile } from './build-files';
import { BUDGETS_KB, type Checked, refusalsOf } from './gate';
import type { Requirements } from './requirements';

const text = { fr: 'Page', en: 'Page', ar: 'Page' };
const route = (path: string): RouteDescriptor => ({
  path,
  title: text,
  description: text,
  guarded: false,
  frame: 'site',
});
const file = (path: string, body: string | Buffer): BuildFile => ({
  path,
  body: Buffer.from(body),
});

const REQUIREMENTS: Requirements = {
  facades: { '@mosta/shared/ui': ['Button'] },
  shared: { react: '^19.3.1' },
  pages: ['route-photos'],
  missingTexts: {},
};

/** A build that fits, with what a test changes in it. */
function checked(changes: Partial<Checked> = {}): Checked {
  return {
    descriptor: buildDescriptor({ name: 'media', routes: [route('/photos')], entry: 'files/a.js' }),
    files: [file('files/a.js', 'entry'), file('files/a.css', '.media-list { color: red }')],
    registry: buildRegistry({
      hotels: buildRegistryRemote([buildRegistryVersion({ routes: [route('/hebergement')] })]),
    }),
    requirements: REQUIREMENTS,
    facades: {
      contract: CONTRACT_VERSION,
      facades: { '@mosta/shared/ui': ['Button', 'Section'] },
      shared: { react: '19.3.1' },
    },
    ...changes,
  };
}

const codesOf = (changes: Partial<Checked>) => refusalsOf(checked(changes)).map(({ code }) => code);

it('lets a build pass that fits', () => {
  expect(refusalsOf(checked())).toEqual([]);
});

it('lets a build of before pass, which says nothing of itself', () => {
  expect(codesOf({ requirements: undefined, facades: undefined })).toEqual([]);
});

it('lets a guarded page have the address of an open one in another spelling, and no page the same address', () => {
  const office = (path: string) => ({
    ...descriptorWith({ routes: [{ ...route(path), guarded: true }] }),
    requirements: { ...REQUIREMENTS, pages: ['route-hebergement'] },
  });
  expect(codesOf(office('/Hebergement'))).toEqual([]);
  expect(codesOf(office('/hebergement'))).toEqual(['ROUTE_TAKEN']);
});

const descriptorWith = (changes: object) => ({
  descriptor: { ...checked().descriptor, ...changes },
});

const FAULTS: [code: string, words: RegExp, changes: Partial<Checked>][] = [
  ['CONTRACT_RANGE', /\^9\.0\.0/, descriptorWith({ contract: '^9.0.0' })],
  [
    'ROUTE_TAKEN',
    /\/Hebergement appartient déjà au remote « hotels »/,
    {
      ...descriptorWith({ routes: [route('/Hebergement')] }),
      requirements: { ...REQUIREMENTS, pages: ['route-hebergement'] },
    },
  ],
  ['SLOT_TAKEN', /floorplan\/plan/, descriptorWith({ slots: ['floorplan/plan'] })],
  [
    'ROUTE_WITHOUT_PAGE',
    /\/photos.*webpackChunkName: "route-photos"/,
    { requirements: { ...REQUIREMENTS, pages: [] } },
  ],
  [
    'PAGE_WITHOUT_ROUTE',
    /route-films.*descriptor\.ts/,
    { requirements: { ...REQUIREMENTS, pages: ['route-photos', 'route-films'] } },
  ],
  [
    'FACADE_EXPORT_MISSING',
    /@mosta\/shared\/ui n’offre pas Carousel/,
    { requirements: { ...REQUIREMENTS, facades: { '@mosta/shared/ui': ['Button', 'Carousel'] } } },
  ],
  [
    'SHARED_RANGE',
    /react est demandé en \^20\.0\.0.*19\.3\.1/,
    { requirements: { ...REQUIREMENTS, shared: { react: '^20.0.0' } } },
  ],
  [
    'TEXT_MISSING',
    /« ar » : title.*src\/locales\/ar\.json/,
    { requirements: { ...REQUIREMENTS, missingTexts: { ar: ['title'] } } },
  ],
  [
    'SIZE_BUDGET',
    /L’entrée pèse/,
    { files: [file('files/a.js', randomBytes(2 * 1024 * BUDGETS_KB.entry))] },
  ],
  [
    'SIZE_BUDGET',
    /L’ensemble/,
    { files: [file('files/b.js', randomBytes(2 * 1024 * BUDGETS_KB.scripts))] },
  ],
  ['FOREIGN_STYLES', /h1.*\.media-…/, { files: [file('files/a.css', 'h1 { color: red }')] }],
];

it.each(FAULTS)('refuses %s with the way to mend it: %s', (code, words, changes) => {
  const refusals = refusalsOf(checked(changes));
  expect(refusals).toEqual([{ code, message: expect.stringMatching(words) }]);
});

it('tells all refusals at once', () => {
  const everything = Object.assign({}, ...FAULTS.map(([, , changes]) => changes), {
    descriptor: {
      ...checked().descriptor,
      contract: '^9.0.0',
      routes: [route('/hebergement')],
      slots: ['floorplan/plan'],
    },
    requirements: {
      facades: { '@mosta/shared/ui': ['Carousel'] },
      shared: { react: '^20.0.0' },
      pages: ['route-films'],
      missingTexts: { ar: ['title'] },
    },
    files: [
      file('files/a.js', randomBytes(2 * 1024 * BUDGETS_KB.entry)),
      file('files/a.css', 'h1 {}'),
    ],
  });
  expect(new Set(codesOf(everything))).toEqual(new Set(FAULTS.map(([code]) => code)));
});
