import { preloadLinks } from '../src/portal/preloads';
import { exampleVersion } from './support/registry';

const FACADES = new Map([
  ['@mosta/shared/ui/fields', ['<link href="/assets/ui-fields.js">']],
  ['@mosta/shared/ui/tables', ['<link href="/assets/ui-tables.js">']],
  ['@mosta/shared/ui', ['<link href="/assets/ui-fields.js">', '<link href="/assets/ui.js">']],
]);

/** Files of the host that a route's page preloads. */
function hostFiles(path: string, facades?: Record<string, string[]>): string[] {
  const version = exampleVersion('1.0.0');
  const descriptor = { ...version.descriptor, ...(facades && { facades }) };
  const html = preloadLinks({ ...version, descriptor }, path, FACADES);
  const [, waiting = ''] = /<template class="after-paint">(.*)<\/template>/.exec(html) ?? [];
  return [...waiting.matchAll(/\/assets\/([\w-]+)\.js/g)].map(([, file = '']) => file);
}

it('preloads the late façades that a route takes, and those of every route', () => {
  const facades = {
    '*': ['@mosta/shared/ui/tables'],
    '/Bonjour': ['@mosta/shared/ui/fields', '@mosta/shared/ui/unknown'],
  };
  expect(hostFiles('/Bonjour', facades)).toEqual(['ui-tables', 'ui-fields']);
  expect(hostFiles('/autre', facades)).toEqual(['ui-tables']);
  expect(hostFiles('/Bonjour', {})).toEqual([]);
});

it('preloads the undivided façade for a build that says nothing of its parts', () => {
  expect(hostFiles('/Bonjour')).toEqual(['ui-fields', 'ui']);
});
