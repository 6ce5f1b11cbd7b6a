import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_PARTS } from '@mosta/portal-sdk/build/webpack/sharing';
import { SHARED_DIR, STUBS_DIR } from '../project';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const GALLERY = join(STUBS_DIR, 'gallery');
const gallery = readdirSync(GALLERY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(GALLERY, file))
  .join('\n');

/** Parts of forms that only do something: a draft that is stored, a question before leaving. */
const WITHOUT_LOOKS = ['DraftKeeper', 'LeaveGuard'];

/** Names of the components in a façade: types, hooks and values do not begin with a capital and a small letter. */
function componentsOf(facade: string): string[] {
  const values = facade.replace(/export type \{[^}]*\}|\btype \w+/g, '');
  const names = [...values.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace('default as', '').trim()),
  );
  return names.filter((name) => /^[A-Z][a-z]/.test(name));
}

const exported = [
  ...UI_PARTS.flatMap((part) => componentsOf(read(SHARED_DIR, 'src/ui', `${part}.ts`))),
  ...readdirSync(join(SHARED_DIR, 'src/forms'))
    .filter((file) => /^[a-z-]+\.tsx$/.test(file))
    .flatMap((file) =>
      [...read(SHARED_DIR, 'src/forms', file).matchAll(/^export function ([A-Z]\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    )
    .filter((name) => !WITHOUT_LOOKS.includes(name)),
];

it('knows a component from a type, a hook and a value', () => {
  const facade = `
    export type { Theme } from 'a';
    export { default as Box } from 'b';
    export { fill, type Paint, PAGE_MARGINS, Section } from 'c';`;
  expect(componentsOf(facade)).toEqual(['Box', 'Section']);
});

it('shows every component of shared/ui and shared/forms', () => {
  expect(exported.length).toBeGreaterThan(60);
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(gallery))).toEqual([]);
});
