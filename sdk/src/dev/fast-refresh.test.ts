import { runInNewContext } from 'node:vm';
import { preparedCatalogue, preparedScript } from './fast-refresh';

/** What the compiler leaves of a module with one component. */
const COMPILED = "const save = $RefreshSig$(); save(Page); $RefreshReg$(Page, 'Page');";

test('a module registers its components under the build and its path', () => {
  const registered: string[] = [];
  const page = { register: (_type: unknown, id: string) => registered.push(id) };
  run(COMPILED, { ...page, signature: () => () => undefined });
  expect(registered).toEqual(['remote-media/pages/page.tsx Page']);
});

test('in a page without the development script the module works all the same', () => {
  expect(() => run(COMPILED, undefined)).not.toThrow();
});

test('the first line of a module stays the first: messages name the lines of the source', () => {
  const prepared = preparedScript('throw new Error();\nsecond();', 'remote-media', 'a.tsx');
  expect(prepared.split('\n')[0]).toMatch(/throw new Error\(\);$/);
});

test('a catalogue becomes a module that is exchanged under its namespace', () => {
  const module = preparedCatalogue('{ "label": "Médias" }', 'remote-media', 'media');
  expect(module).toContain('export default { "label": "Médias" };');
  expect(module).toMatch(/acceptTexts\("remote-media", import\.meta\.webpackHot, .*, "media"\)/);
});

function run(compiled: string, portalDevelopment: object | undefined): void {
  const source = preparedScript(compiled, 'remote-media', 'remote-media/pages/page.tsx')
    // webpack's own, which it replaces while it builds
    .replaceAll('import.meta.webpackHot', 'undefined');
  runInNewContext(`function Page() {}\n${source}`, { portalDevelopment });
}
