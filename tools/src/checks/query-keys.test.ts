import { checkQueryKeys, findKeyFaults } from './query-keys';

const HOLDS = {
  path: 'shared/src/queries/hold.ts',
  text: `export const ownHolds = (id: string) =>
    queryOptions({ queryKey: ['hold', 'mine', id], queryFn: () => holds() });`,
};
const shared = (text: string) => ({ path: 'shared/src/queries/stand.ts', text });
const own = (text: string) => ({ path: 'remote-map/src/choosing/hold.queries.ts', text });
const component = (text: string) => ({ path: 'remote-map/src/choosing/tray.tsx', text });

it('finds nothing in the project', async () => {
  expect(await checkQueryKeys()).toBe('');
});

it('accepts shared queries, and those of one remote under its name', () => {
  const sources = [
    HOLDS,
    own("queryOptions({ queryKey: ['map', 'zoom', id], queryFn: zoom });"),
    own("client.invalidateQueries({ queryKey: ['map'] });"),
    component('client.setQueryData(ownHolds(id).queryKey, []); useQuery({ ...ownHolds(id) });'),
  ];
  expect(findKeyFaults(sources)).toEqual([]);
});

it.each([
  [
    'a second shape under a shared key',
    shared("queryOptions({ queryKey: ['hold', 'mine', user], queryFn: others })"),
    'shared/src/queries/stand.ts:1 : la même clé que shared/src/queries/hold.ts:2',
  ],
  [
    'a key that may take the value of another',
    shared("queryOptions({ queryKey: ['hold', part, user], queryFn: parts })"),
    'la même clé que shared/src/queries/hold.ts:2',
  ],
  [
    'a shared key in a remote',
    own("queryOptions({ queryKey: ['hold', 'mine', id], queryFn: others })"),
    "commence par 'map'",
  ],
  ['a query in a component', component("useQuery({ queryKey: ['map'], queryFn })"), 'queryOptions'],
  [
    'a key in a component',
    component("client.invalidateQueries({ queryKey: ['map'] })"),
    'module *.queries.ts',
  ],
  [
    'another function under the key of a query',
    component('useQuery({ ...ownHolds(id), queryFn: others })'),
    'avec sa clé',
  ],
  [
    'a key that is built elsewhere',
    own('queryOptions({ queryKey: keyOf(id), queryFn: others })'),
    'avec sa clé',
  ],
  [
    'another shape written under a key',
    component("client.setQueryData(['hold', 'mine', id], [])"),
    'la clé vient de la requête',
  ],
  [
    'another shape read from a key',
    component('client.getQueryData<string[]>(ownHolds(id).queryKey)'),
    'la clé vient de la requête',
  ],
  [
    'a shared key with the name of a remote',
    shared("queryOptions({ queryKey: ['map', 'list'], queryFn: list })"),
    "par le remote 'map'",
  ],
])('refuses %s', (_what, planted, sentence) => {
  const faults = findKeyFaults([HOLDS, own(''), planted]);
  expect(faults).toContainEqual(expect.stringContaining(sentence));
});
